import { and, count, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { containsText } from '#server/platform/database/text-search/text-match-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { AdminQuestion, AdminQuestionQuery } from '#shared/contract/catalog/admin-questions.ts'
import type { Question } from '#shared/contract/catalog/questions.ts'
import { textLanguage } from '#shared/domain/platform/text-language.ts'
import { reviewedProduct } from './review-moderation-repository.ts'
import { answerView } from './review-repository.ts'

const { products, productQuestions: questions } = tables

export async function insertQuestion(db: Db, question: typeof questions.$inferInsert): Promise<number> {
  const [row] = await db.insert(questions).values(question).returning({ id: questions.id })
  if (!row) throw new Error('a question was not stored')
  return row.id
}

export async function listAnswered(db: Db, productId: number): Promise<Question[]> {
  const rows = await db
    .select()
    .from(questions)
    .where(and(eq(questions.productId, productId), isNotNull(questions.answer)))
    .orderBy(desc(questions.answeredAt), desc(questions.id))
  return rows.flatMap(({ id, text, language, createdAt, ...row }) => {
    const answer = answerView(row)
    const written = textLanguage(text) ?? language
    return answer ? [{ id, text, language: written, createdAt: createdAt.toISOString(), answer }] : []
  })
}

export async function listAllQuestions(
  db: Db,
  { q, limit, offset = 0 }: AdminQuestionQuery,
): Promise<{ questions: AdminQuestion[]; total: number }> {
  const texts = [questions.text, questions.answer, questions.email, products.name, products.productCode]
  const where = q ? containsText({ texts }, q) : undefined
  const page = select(db, where)
    .orderBy(sql`${questions.answer} is not null`, desc(questions.createdAt), desc(questions.id))
    .offset(offset)
  const rows = await (limit === undefined ? page : page.limit(limit))
  const [counted] = await db
    .select({ total: count() })
    .from(questions)
    .innerJoin(products, eq(products.id, questions.productId))
    .where(where)
  return { questions: rows.map(view), total: counted?.total ?? 0 }
}

export async function findQuestion(db: Db, id: number): Promise<AdminQuestion | undefined> {
  const [row] = await select(db, eq(questions.id, id))
  return row && view(row)
}

export async function countQuestions(db: Db): Promise<{ all: number; waiting: number }> {
  const [row] = await db
    .select({ all: count(), waiting: sql<number>`count(*) filter (where ${questions.answer} is null)::int` })
    .from(questions)
  return { all: row?.all ?? 0, waiting: row?.waiting ?? 0 }
}

/**
 * Sets or removes the answer; an unchanged text keeps its time. With an answer the address is forgotten.
 * @returns the row as it was before; undefined when there is none
 */
export async function putAnswer(tx: Tx, id: number, answer: string | null, at: Date) {
  const [before] = await tx.select().from(questions).where(eq(questions.id, id)).for('update')
  if (!before) return undefined
  if (before.answer !== answer) {
    const change = { answer, answeredAt: answer === null ? null : at, ...(answer !== null && { email: null }) }
    await tx.update(questions).set(change).where(eq(questions.id, id))
    tx.onCommit.products([before.productId])
  }
  return before
}

/** @returns false when there is no such question */
export async function removeQuestion(tx: Tx, id: number): Promise<boolean> {
  const gone = await tx.delete(questions).where(eq(questions.id, id)).returning({ of: questions.productId })
  tx.onCommit.products(gone.map(({ of }) => of))
  return gone.length > 0
}

/** Never answered for so long. */
export async function deleteLeftQuestions(db: Db, before: Date): Promise<void> {
  await db.delete(questions).where(and(isNull(questions.answer), lt(questions.createdAt, before)))
}

interface Asker {
  customerId: string
  /** Null while not proven: anyone can type a stranger's address. */
  provenEmail: string | null
}

const isBy = ({ customerId, provenEmail }: Asker) =>
  or(
    eq(questions.customerId, customerId),
    provenEmail === null ? undefined : eq(sql`lower(${questions.email})`, provenEmail.toLowerCase()),
  )

export const listQuestionsBy = (db: Db, asker: Asker) =>
  db.select().from(questions).where(isBy(asker)).orderBy(questions.id)

/** What is answered stays, as no one's; the rest is deleted. */
export async function forgetQuestionsBy(tx: Tx, asker: Asker): Promise<void> {
  await tx.delete(questions).where(and(isBy(asker), isNull(questions.answer)))
  await tx.update(questions).set({ customerId: null, email: null }).where(isBy(asker))
}

function select(db: Db, where: SQL | undefined) {
  const { id, text, language, email, answer, answeredAt, createdAt } = questions
  return db
    .select({ id, text, language, email, answer, answeredAt, createdAt, product: reviewedProduct })
    .from(questions)
    .innerJoin(products, eq(products.id, questions.productId))
    .where(where)
}

function view({ answer, answeredAt, createdAt, ...row }: Awaited<ReturnType<typeof select>>[number]): AdminQuestion {
  return { ...row, answer: answerView({ answer, answeredAt }), createdAt: createdAt.toISOString() }
}
