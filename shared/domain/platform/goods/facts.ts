import type { Language } from '#shared/domain/platform/language.ts'

export const factKinds = ['number', 'choice', 'boolean', 'text'] as const
export type FactKind = (typeof factKinds)[number]

export type InBothLanguages = Record<Language, string>

/** A fact that products of a shelf may have; `unit` goes with numbers only, `choices` with choices. */
export interface FactDefinition {
  key: string
  kind: FactKind
  unit: string | null
  label: InBothLanguages
  choices: readonly ({ value: string } & InBothLanguages)[]
}

/** As stored: a choice by its value, a text in both languages, or once where both are equal. */
export type FactValue = number | boolean | string | { it: string; en: string }

/** By key. */
export type FactValues = Readonly<Record<string, FactValue>>

const maxNumber = 1_000_000
const maxText = 200

/**
 * The stored value of a fact as written: a choice by value or name, a number with comma or point and with or without
 * its own unit. @returns undefined when it is none of this fact's
 */
export function readFact({ kind, unit, choices }: FactDefinition, written: unknown): FactValue | undefined {
  if (kind === 'number') return readNumber(written, unit)
  if (kind === 'boolean') return readBoolean(written)
  if (kind === 'choice') {
    const named = String(written).trim().toLowerCase()
    return choices.find((c) => [c.value, c.it, c.en].some((name) => name.toLowerCase() === named))?.value
  }
  if (typeof written === 'string') return isText(written) ? written.trim() : undefined
  if (typeof written !== 'object' || written === null) return undefined
  const { it, en } = written as Record<string, unknown>
  if (!isText(it)) return undefined
  return isText(en) ? { it: it.trim(), en: en.trim() } : it.trim()
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxText
}

function readNumber(written: unknown, unit: string | null): number | undefined {
  const text = String(written).trim()
  const bare = unit && text.endsWith(unit) ? text.slice(0, -unit.length).trim() : text
  if (!/^-?\d{1,7}(?:[.,]\d{1,3})?$/.test(bare)) return undefined
  const value = Number(bare.replace(',', '.'))
  return Math.abs(value) <= maxNumber ? value : undefined
}

const yes = ['true', 'si', 'sì', 'yes', '1']
const no = ['false', 'no', '0']

function readBoolean(written: unknown): boolean | undefined {
  const text = String(written).trim().toLowerCase()
  return yes.includes(text) ? true : no.includes(text) ? false : undefined
}
