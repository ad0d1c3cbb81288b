import * as z from 'zod/mini'
import type { Schema } from '#shared/contract/platform/endpoint.ts'
import type { Problems } from './use-contract-form.ts'

/** Errors of a contract's schema in a body, in words, by the field of the form. */
export function refusalsOf(
  schema: Schema,
  body: unknown,
  fieldOf: (path: string[]) => string,
  sentenceOf: (message: string, field: string) => string | undefined,
): Problems {
  const problems: Problems = {}
  for (const { path, message } of z.safeParse(schema, body).error?.issues ?? []) {
    const field = fieldOf(path.map(String))
    problems[field] ??= sentenceOf(message, field) ?? 'Il valore non è valido.'
  }
  return problems
}
