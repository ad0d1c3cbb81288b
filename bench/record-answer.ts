import { request } from 'node:http'

export interface RecordedAnswer {
  path: string
  status: number
  headers: Record<string, string>
  /** As sent, compressed or not, in base64. */
  body: string
}

/** Headers that the server writes for each connection. */
const ofTheConnection = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

/** Asks once and keeps the bytes as they came over the wire. @throws Error unless the answer is 200 */
export function recordAnswer(
  origin: string,
  path: string,
  headers: Record<string, string>,
  sent?: { method: string; body: string },
): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    const asking = request(`${origin}${path}`, { headers, ...(sent && { method: sent.method }) }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const status = answer.statusCode ?? 0
        if (status !== 200) return reject(new Error(`${path} answered ${status}`))
        const kept = Object.entries(answer.headers).filter(([name]) => !ofTheConnection.has(name))
        resolve({
          path,
          status,
          headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks).toString('base64'),
        })
      })
    })
    asking.on('error', reject)
    asking.end(sent?.body)
  })
}
