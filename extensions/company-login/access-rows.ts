import { type AccessRow, openTo } from '#test/access/access-row.ts'

/** This shop names no provider. */
export const accessRows: AccessRow[] = [
  openTo('GET /company-login', '/company-login', 404),
  openTo('GET /company-login/back', '/company-login/back', 404),
]
