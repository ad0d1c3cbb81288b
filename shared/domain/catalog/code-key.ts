import { cleanLine } from '#shared/domain/platform/clean-text.ts'

/** A product code for comparing: capitals, kinds of hyphens and spaces, and full width make no other code. As `code_key` in the database. */
export const codeKey = (code: string): string =>
  cleanLine(
    code.normalize('NFKC').replace(/[\u058a\u05be\u1806\u2010-\u2015\u2043\u2212\u2e3a\u2e3b]/g, '-'),
  ).toLowerCase()
