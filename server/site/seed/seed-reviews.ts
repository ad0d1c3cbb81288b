import { randomUUID } from 'node:crypto'
import { type Db, tables } from '#server/platform/database/database.ts'
import type { SeedFiles, SeedQuestion, SeedReview } from './seed-files.ts'

interface Shelved {
  idOfCode: ReadonlyMap<string, number>
  daysAgo: (days: number) => Date
}

const batchSize = 200

/** Reviews with the shop's answers and their votes, and answered questions. @throws Error naming an unknown product */
export async function insertSeedReviews(
  tx: Db,
  { reviews, questions }: Pick<SeedFiles, 'reviews' | 'questions'>,
  shelved: Shelved,
): Promise<void> {
  for (let i = 0; i < reviews.length; i += batchSize) {
    const batch = reviews.slice(i, i + batchSize)
    const rows = batch.map((review) => reviewRow(review, shelved))
    const ids = await tx.insert(tables.reviews).values(rows).returning({ id: tables.reviews.id })
    const votes = ids.flatMap(({ id: reviewId }, k) =>
      Array.from({ length: batch[k]?.helpful ?? 0 }, () => ({ reviewId, voter: randomUUID() })),
    )
    if (votes.length > 0) await tx.insert(tables.reviewVotes).values(votes)
  }
  const asked = questions.map((question) => questionRow(question, shelved))
  if (asked.length > 0) await tx.insert(tables.productQuestions).values(asked)
}

function reviewRow({ code, daysAgo, answer, helpful: _votes, ...review }: SeedReview, shelved: Shelved) {
  const answered = answer ? answeredOf(answer, shelved) : {}
  return {
    ...review,
    ...answered,
    productId: requireProduct('reviews.json', code, shelved),
    createdAt: shelved.daysAgo(daysAgo),
  }
}

/** Without an address, as every question once it is answered. */
function questionRow({ code, daysAgo, answer, ...question }: SeedQuestion, shelved: Shelved) {
  return {
    ...question,
    ...answeredOf(answer, shelved),
    productId: requireProduct('questions.json', code, shelved),
    createdAt: shelved.daysAgo(daysAgo),
  }
}

const answeredOf = ({ text, daysAgo }: SeedQuestion['answer'], shelved: Shelved) => ({
  answer: text,
  answeredAt: shelved.daysAgo(daysAgo),
})

function requireProduct(file: string, code: string, { idOfCode }: Shelved): number {
  const productId = idOfCode.get(code)
  if (productId === undefined) throw new Error(`${file} of the demo catalogue names ${code}, which is no product`)
  return productId
}
