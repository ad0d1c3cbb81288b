import type { Money } from './ledger/ledger-records.ts'
import { currencies, moneyPattern, toCents, toMoney } from './money-amounts.ts'
import { detail, type ErrorDetail, ProviderError } from './provider-error.ts'
import type { Issue } from './provider-issues.ts'

export type Fields = Record<string, unknown>
export type TextRule = { required?: boolean; min?: number; max?: number; pattern?: RegExp; oneOf?: readonly string[] }

const maxCents = 99_999_999_999_999_999n

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Collects the faults of one request. PayPal answers 400 for its form and 422 for its sense, all details of the first
 * kind together before any of the second.
 */
export class RequestChecks {
  private readonly malformed: ErrorDetail[] = []
  private readonly senseless: ErrorDetail[] = []

  form(issue: Issue, field: string, value?: string): undefined {
    this.malformed.push(detail(issue, field, value))
  }

  sense(issue: Issue, field: string): undefined {
    this.senseless.push(detail(issue, field))
  }

  text(owner: Fields, name: string, path: string, rule: TextRule = {}): string | undefined {
    const value = owner[name]
    const field = `${path}/${name}`
    if (value === undefined || value === null) return rule.required ? this.missing(field) : undefined
    if (typeof value !== 'string') return this.badSyntax(field)
    if (value.length < (rule.min ?? 1) || value.length > (rule.max ?? Number.POSITIVE_INFINITY)) {
      return this.form('INVALID_STRING_LENGTH', field, value)
    }
    if (rule.pattern && !rule.pattern.test(value)) return this.badSyntax(field, value)
    if (rule.oneOf && !rule.oneOf.includes(value)) return this.badValue(field, value)
    return value
  }

  object(owner: Fields, name: string, path: string, required = false): Fields | undefined {
    const value = owner[name]
    if (value === undefined || value === null) return required ? this.missing(`${path}/${name}`) : undefined
    return isFields(value) ? value : this.badSyntax(`${path}/${name}`)
  }

  url(owner: Fields, name: string, path: string): string | undefined {
    const value = this.text(owner, name, path)
    if (value === undefined) return undefined
    const protocol = URL.canParse(value) ? new URL(value).protocol : ''
    return protocol === 'http:' || protocol === 'https:' ? value : this.badSyntax(`${path}/${name}`, value)
  }

  /** The amount as the provider writes it back, or undefined when it was reported or is absent. */
  money(owner: Fields, name: string, path: string, lowest: 'zero' | 'above_zero', required = false): Money | undefined {
    const given = this.object(owner, name, path, required)
    if (!given) return undefined
    const field = `${path}/${name}`
    const currency = this.text(given, 'currency_code', field, { required: true, min: 3, max: 3 })
    const value = this.text(given, 'value', field, { required: true, max: 32, pattern: moneyPattern })
    if (currency === undefined || value === undefined) return undefined
    if (!currencies.has(currency)) return this.sense('INVALID_CURRENCY_CODE', `${field}/currency_code`)
    const cents = toCents(value)
    const at = `${field}/value`
    if (cents === undefined) return this.sense('DECIMAL_PRECISION', at)
    if (lowest === 'above_zero' && cents <= 0n) return this.sense('CANNOT_BE_ZERO_OR_NEGATIVE', at)
    if (cents < 0n) return this.sense('CANNOT_BE_NEGATIVE', at)
    if (cents > maxCents) return this.sense('MAX_VALUE_EXCEEDED', at)
    return toMoney(cents, currency)
  }

  refuse(): void {
    if (this.malformed.length > 0) throw new ProviderError(400, this.malformed)
    if (this.senseless.length > 0) throw new ProviderError(422, this.senseless)
  }

  missing(field: string): undefined {
    return this.form('MISSING_REQUIRED_PARAMETER', field)
  }

  badSyntax(field: string, value?: string): undefined {
    return this.form('INVALID_PARAMETER_SYNTAX', field, value)
  }

  badValue(field: string, value: string): undefined {
    return this.form('INVALID_PARAMETER_VALUE', field, value)
  }
}
