import { not, type SQL } from 'drizzle-orm'

/** Holds for orders whose goods wait ready for their buyer in another place than among those to prepare. */
export type ReadyElsewhere = () => SQL

const all: ReadyElsewhere[] = []

export function addReadyElsewhere(condition: ReadyElsewhere): void {
  all.push(condition)
}

export const isToPrepare = (): SQL[] => all.map((condition) => not(condition()))
