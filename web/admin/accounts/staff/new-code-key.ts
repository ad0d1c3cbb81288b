import { startCodeApp } from '#shared/contract/accounts/own-access.ts'
import type { Api } from '#web/platform/api.ts'

const quietSquares = 4

/** A key for the app, with the drawing that its camera reads: one path of dark squares. */
export async function newCodeKey(api: Api) {
  const [key, { encode }] = await Promise.all([api(startCodeApp), import('uqr')])
  const { data, size } = encode(key.address, { border: quietSquares })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { ...key, size, path: squares.join('') }
}
