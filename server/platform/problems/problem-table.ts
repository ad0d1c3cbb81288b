import problems from './problems.json' with { type: 'json' }

export type ProblemCode = keyof typeof problems

/** Every error answer: its status, and in both languages the fault and, where possible, the remedy. */
export const problemTable: Readonly<Record<ProblemCode, { status: number; it: string; en: string }>> = problems

export const isProblemCode = (code: string): code is ProblemCode => code in problemTable
