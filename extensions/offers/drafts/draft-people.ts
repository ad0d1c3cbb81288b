import type { PersonalData } from '#server/accounts/customers/personal-data.ts'
import type { Job } from '#server/platform/jobs.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { deleteOldDrafts, forgetDraftsTo, listDraftsTo } from './draft-repository.ts'

const keptDays = 90
const dayMs = 86_400_000

/** By address. */
export const draftPeople: PersonalData = {
  name: 'drafts',
  read: async (db, { provenEmail }) =>
    provenEmail
      ? (await listDraftsTo(db, provenEmail)).map(
          ({ content: { customer, message, lines }, createdAt, expiresAt }) => ({
            ...{ customer, message, createdAt, expiresAt },
            items: lines.map(({ name, size, quantity, unitCents }) => ({ name, size, quantity, unitCents })),
          }),
        )
      : [],
  erase: async (tx, { provenEmail }) => {
    if (provenEmail) await forgetDraftsTo(tx, provenEmail)
  },
}

/** Offers that came to nothing name people: they go. */
export const draftJobs = ({ database: { db }, clock }: Deps): Job[] => [
  {
    name: 'delete old drafts',
    everySeconds: 86_400,
    run: () => deleteOldDrafts(db, new Date(+clock() - keptDays * dayMs)),
  },
]
