import type { DeskRows } from './desk-row.ts'
import { webExtensions } from './web-extension.ts'

const all: DeskRows[] = []

/** Before the dashboard's own code is evaluated, which reads them. */
export async function loadDeskRows(): Promise<void> {
  if (all.length > 0) return
  all.push(...(await Promise.all(webExtensions().map(({ desk }) => desk?.() ?? {}))))
}

export const deskRows = <K extends keyof DeskRows>(key: K): NonNullable<DeskRows[K]>[] =>
  all.flatMap(({ [key]: rows }) => (rows ? [rows] : []))
