import type { Language } from '#shared/domain/platform/language.ts'
import { isMessageKey, type MessageKey, messageText } from './message-texts.ts'

interface ValidationIssue {
  instancePath: string
  keyword: string
  message?: string | undefined
  params: Record<string, unknown>
}

/** Schema issues as one sentence a field: `order.customerEmail` → "Email non valida". */
export function fieldMessages(issues: readonly ValidationIssue[], language: Language): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const name = issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body'
    fields[name] ??= messageText(fieldKey(issue.keyword, issue.message, issue.params), language)
  }
  return fields
}

/** @param params of zod's issue */
export function fieldKey(
  code: string | undefined,
  message: string | undefined,
  params: Record<string, unknown>,
): MessageKey {
  const named = `field_${message ?? ''}`
  if (isMessageKey(named)) return named
  const zod = params as { origin?: string; minimum?: number; input?: unknown }
  switch (code) {
    case 'too_small':
      if (zod.origin !== 'string') return 'field_range'
      return zod.minimum === 1 ? 'field_required' : 'field_too_short'
    case 'too_big':
      return zod.origin === 'string' ? 'field_too_long' : 'field_range'
    case 'invalid_type':
      return /undefined|null/.test(message ?? '') ? 'field_required' : 'field_invalid'
    default:
      return 'field_invalid'
  }
}
