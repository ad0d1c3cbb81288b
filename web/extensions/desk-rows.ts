import type { DeskRows, LaterDeskRows } from './desk-row.ts'
import { extensionDesk } from './web-extension.ts'

const all: DeskRows[] = []

/** Before the dashboard's own code is evaluated, which reads them. */
export async function loadDeskRows(): Promise<void> {
  if (all.length > 0) return
  all.push(...(await extensionDesk()))
}

export const deskRows = <K extends keyof DeskRows>(key: K): NonNullable<DeskRows[K]>[] =>
  all.flatMap(({ [key]: rows }) => (rows ? [rows] : []))

const later: LaterDeskRows[] = []

/** Loads a part that reads `laterDeskRows`, after them. */
export async function withLaterRows<T>(load: () => Promise<T>): Promise<T> {
  await loadDeskRows()
  if (later.length === 0) {
    const modules = await Promise.all(all.flatMap((rows) => rows.later?.() ?? []))
    if (later.length === 0) later.push(...modules.map((one) => one.later))
  }
  return load()
}

export const laterDeskRows = <K extends keyof LaterDeskRows>(key: K): NonNullable<LaterDeskRows[K]>[] =>
  later.flatMap(({ [key]: rows }) => (rows ? [rows] : []))

export const extensionMailName = (kind: string, language: 'it' | 'en'): string | undefined =>
  laterDeskRows('mailNames').flatMap((names) => names[kind]?.[language] ?? [])[0]
