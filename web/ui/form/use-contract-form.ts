import { type SubmitEvent, useState } from 'react'
import { type DefaultValues, type Path, type Resolver, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Schema } from '#shared/contract/endpoint.ts'
import { ApiError } from '#web/api.ts'
import { useTitlePrefix } from '#web/ui/use-title-prefix.ts'
import { type FormTexts, formTexts } from './form-texts.ts'

type Values = Record<string, string>
type Problem = keyof FormTexts['problems']

interface Options<V extends Values> {
  /** The contract's own schema: what the server would refuse is said before it is asked. */
  schema: Schema
  values: V
  /** Names the ids of the controls: `login-email`. */
  name: string
  labels: Record<keyof V, string>
  /** What an empty field is told, where a form has words of its own for it. */
  required?: Partial<Record<string, string>>
  /** Told of every refusal by the shop, in its words or ours: for the toast. */
  onRefused?(message: string, error: unknown): void
}

/**
 * A form that checks with a schema of the contract on submit, then as fields are corrected; what the server says of a
 * field stands beside it, everything else on top (rule 459). Nothing typed is lost.
 */
export function useContractForm<V extends Values>({
  schema,
  values,
  name,
  labels,
  required = {},
  onRefused,
}: Options<V>) {
  const t = formTexts.useChunk()
  const [general, setGeneral] = useState<string>()
  const form = useForm<V>({
    defaultValues: values as DefaultValues<V>,
    resolver: resolverOf<V>(schema),
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const { errors: found, submitCount, isSubmitting } = form.formState
  const names = Object.keys(values) as Path<V>[]
  const idOf = (field: string) => `${name}-${field}`
  const errorOf = (field: Path<V>): string | undefined => {
    const message = (found as Record<string, { message?: string } | undefined>)[field]?.message
    if (message === 'required' && required[field]) return required[field]
    return message !== undefined && isProblem(message, t) ? t.problems[message] : message
  }
  const errors = names.flatMap((field) => {
    const error = errorOf(field)
    return error === undefined
      ? []
      : [
          {
            id: idOf(field),
            message:
              error === required[field] || error.startsWith(labels[field]) ? error : `${labels[field]}: ${error}`,
          },
        ]
  })
  useTitlePrefix(submitCount > 0 && (errors.length > 0 || general) ? t.titlePrefix : '')

  function refuse(error: unknown): void {
    const isAnswer = error instanceof ApiError
    if (!isAnswer) console.error(error)
    const message = isAnswer ? error.message : t.offline
    const fields = isAnswer ? names.filter((field) => error.fields[field] !== undefined) : []
    for (const field of fields) form.setError(field, { message: isAnswer ? error.fields[field] : message })
    if (fields.length === 0) setGeneral(message)
    onRefused?.(message, error)
  }

  return {
    form,
    isSending: isSubmitting,
    summary: { errors, attempt: submitCount, general },
    field: (field: Path<V>) => ({
      ...form.register(field),
      id: idOf(field),
      label: labels[field],
      error: errorOf(field),
    }),
    /** For the form element; `send` throws what the shop answers. */
    onSubmit: (send: (values: V) => Promise<void>) => (event: SubmitEvent) => {
      event.preventDefault()
      // A form inside a dialog of a form's page: the outer one hears React's event too.
      event.stopPropagation()
      if (form.formState.isSubmitting) return
      setGeneral(undefined)
      void form.handleSubmit(async (checked) => {
        try {
          await send(checked)
        } catch (error) {
          refuse(error)
        }
      })()
    },
  }
}

/** Messages are keys of our texts, so that a change of language changes them too. */
function resolverOf<V extends Values>(schema: Schema): Resolver<V> {
  return (values) => {
    const problems: Record<string, { type: string; message: string }> = {}
    for (const issue of z.safeParse(schema, values).error?.issues ?? []) {
      const field = String(issue.path[0])
      if (Object.hasOwn(values, field)) problems[field] ??= { type: 'check', message: problemOf(values[field], issue) }
    }
    if (Object.keys(problems).length === 0) return { values, errors: {} }
    return { values: {}, errors: problems as never }
  }
}

const own = ['first_name', 'last_name', 'email', 'password', 'postal_code', 'control_characters'] as const

function problemOf(value: string | undefined, issue: { code: string; message: string }): Problem {
  const named = own.find((key) => key === issue.message)
  if (!value?.trim()) return named === 'first_name' || named === 'last_name' ? named : 'required'
  return named ?? (issue.code === 'too_small' ? 'too_short' : issue.code === 'too_big' ? 'too_long' : 'invalid')
}

function isProblem(message: string, t: FormTexts): message is Problem {
  return Object.hasOwn(t.problems, message)
}
