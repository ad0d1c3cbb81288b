import { type SubmitEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type RegisterOptions, set, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Schema } from '#shared/contract/platform/endpoint.ts'
import { ApiError } from '#web/platform/api.ts'
import { useTitlePrefix } from '#web/ui/use-title-prefix.ts'
import { type FormTexts, formTexts } from './form-texts.ts'

type Problem = keyof FormTexts['problems']

/** By path (`sizes.0.stock`): a sentence, or a key of the form's words, so that a change of language changes it too. */
export type Problems = Record<string, string>

interface Options<V extends FieldValues> {
  /** Checks before sending: the contract's own schema, or a check with its own texts. */
  check: Schema | ((values: V) => Problems)
  /** The initial values, with keys in field order. */
  values: V
  /** Names the ids of the controls: `login-email`. */
  name: string
  labels: Record<keyof V, string>
  words?: Problems
  /** Own texts for empty fields. */
  required?: Partial<Record<string, string>>
  summarize?(label: string, problem: string): string
  /** Maps a refusal to fields; by default by their names. */
  problemsOf?(error: ApiError, values: V): Problems
  unanswered?: string
  /** Called for every refusal, with a text for the toast. */
  onRefused?(message: string, error: unknown): void
  hasTrouble?: boolean
  /** Sentences about what may be a slip: each holds the form back once, and the next press sends it. */
  doubts?(values: NoInfer<V>, t: FormTexts): Problems | Promise<Problems>
  /** Checked as a field is left, not on sending alone. */
  checksEarly?: boolean
}

export type ContractForm<V extends FieldValues> = ReturnType<typeof useContractForm<V>>

/**
 * A form that validates on submit, then as fields are corrected; server errors stand beside their field, all others on
 * top (rule 459). No input is lost.
 */
export function useContractForm<V extends FieldValues>({
  check,
  values,
  name,
  labels,
  words = {},
  required = {},
  summarize = (label, problem) => (problem.startsWith(label) ? problem : `${label}: ${problem}`),
  problemsOf = ({ fields }) => fields,
  unanswered,
  onRefused,
  hasTrouble = false,
  doubts = () => ({}),
  checksEarly = false,
}: Options<V>) {
  const t = formTexts.useChunk()
  const [general, setGeneral] = useState<string>()
  const unsaid = useSaidOnce<V>((typed) => doubts(typed, t))
  const find = typeof check === 'function' ? check : (typed: V) => contractProblems(check, typed, Object.keys(words))
  const form = useForm<V>({
    defaultValues: values as DefaultValues<V>,
    resolver: async (typed) => {
      const problems = [...(await unsaid.left(typed)), ...Object.entries(find(typed))]
      if (problems.length === 0) return { values: typed, errors: {} }
      const errors = {}
      for (const [path, message] of problems) set(errors, path, { type: 'check', message })
      return { values: {}, errors }
    },
    mode: checksEarly ? 'onTouched' : 'onSubmit',
    reValidateMode: 'onChange',
    // The summary takes the focus and leads to the fields.
    shouldFocusError: false,
  })
  const { errors: found, submitCount, isSubmitting } = form.formState
  const names = Object.keys(values)
  const idOf = (path: string) => `${name}-${path.replaceAll('.', '-')}`
  const topOf = (path: string) => path.split('.', 1)[0] ?? path
  const sentence = (path: string, message: string) =>
    (message === 'required' && required[path]) ||
    words[message] ||
    (isProblem(message, t) ? t.problems[message] : message)
  const errors = Object.fromEntries(
    messagesOf(found)
      .sort(([a], [b]) => names.indexOf(topOf(a)) - names.indexOf(topOf(b)))
      .map(([path, message]) => [path, sentence(path, message)]),
  )
  const summary = Object.entries(errors).map(([path, error]) => ({
    id: idOf(path),
    message: error === required[path] ? error : summarize(labels[topOf(path)] ?? '', error),
  }))
  useTitlePrefix(submitCount > 0 && (summary.length > 0 || general || hasTrouble) ? t.titlePrefix : '')

  function refuse(error: unknown): void {
    const isAnswer = error instanceof ApiError
    if (!isAnswer) console.error(error)
    const message = (isAnswer && error.message) || (unanswered ?? t.offline)
    const problems = isAnswer ? Object.entries(problemsOf(error, form.getValues())) : []
    const ofFields = problems.filter(([path]) => names.includes(topOf(path)))
    for (const [path, problem] of ofFields) form.setError(path as Path<V>, { message: problem })
    if (ofFields.length === 0) setGeneral(message)
    onRefused?.(message, error)
  }

  return {
    form,
    idOf,
    isSending: isSubmitting,
    errors,
    summary: { errors: summary, attempt: submitCount, general },
    field: (field: Path<V>, options?: RegisterOptions<V, Path<V>>) => ({
      ...form.register(field, options),
      id: idOf(field),
      label: labels[topOf(field)] ?? '',
      error: errors[field],
    }),
    /** For unregistered fields: after a submit, corrections are checked at once. */
    recheck: () => submitCount > 0 && void form.trigger(),
    /** For the form element, or a button's press; `send` throws the server's error. */
    onSubmit: (send: (values: V) => unknown, onInvalid?: (paths: string[]) => void) => (event?: SubmitEvent) => {
      event?.preventDefault()
      // A form inside a dialog of a form's page: React's event also reaches the outer one.
      event?.stopPropagation()
      if (form.formState.isSubmitting) return
      setGeneral(undefined)
      void form.handleSubmit(
        async (checked) => {
          try {
            await send(checked)
          } catch (error) {
            refuse(error)
          }
        },
        (wrong) => {
          unsaid.say()
          onInvalid?.(messagesOf(wrong).map(([path]) => path))
        },
      )()
    },
  }
}

function useSaidOnce<V>(doubts: (values: V) => Problems | Promise<Problems>) {
  const said = useRef(new Set<string>())
  const shown = useRef<string[]>([])
  const left = async (values: V) => {
    const open = Object.entries(await doubts(values)).filter((doubt) => !said.current.has(doubt.join()))
    shown.current = open.map((doubt) => doubt.join())
    return open
  }
  const say = () => {
    for (const doubt of shown.current) said.current.add(doubt)
  }
  return { left, say }
}

function messagesOf(errors: object, above = ''): [path: string, message: string][] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error) return []
    const path = above + key
    return typeof error.message === 'string' ? [[path, error.message]] : messagesOf(error, `${path}.`)
  })
}

/**
 * Errors of a contract's schema, by field.
 * @param words problems that the form has its own sentence for
 */
export function contractProblems(schema: Schema, values: FieldValues, words: readonly string[] = []): Problems {
  const problems: Problems = {}
  for (const issue of z.safeParse(schema, values).error?.issues ?? []) {
    const field = String(issue.path[0])
    if (Object.hasOwn(values, field)) problems[field] ??= problemOf(values[field], issue, words)
  }
  return problems
}

const own = ['first_name', 'last_name', 'email', 'password', 'postal_code', 'control_characters'] as const

function problemOf(
  value: string | undefined,
  issue: { code: string; message: string },
  words: readonly string[],
): Problem | string {
  const named = [...own, ...words].find((key) => key === issue.message)
  if (!value?.trim()) return named === 'first_name' || named === 'last_name' ? named : 'required'
  return named ?? (issue.code === 'too_small' ? 'too_short' : issue.code === 'too_big' ? 'too_long' : 'invalid')
}

function isProblem(message: string, t: FormTexts): message is Problem {
  return Object.hasOwn(t.problems, message)
}
