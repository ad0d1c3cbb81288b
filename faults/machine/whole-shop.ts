import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { freePort } from '#test/free-port.ts'
import { adminPassword, ShopProcess, type ShopWish } from '#test/own-process.ts'
import type { Reply } from '../persistent-client.ts'
import type { Feeling } from './process-probe.ts'

const probe = new URL('./process-probe.ts', import.meta.url).href
const answerLimitMs = 60_000

interface Wish extends Omit<ShopWish, 'env'> {
  databaseUrl?: string | undefined
  /** Folder of the built pages. */
  dist?: string
  env?: ShopWish['env']
}

/** A shop with a probe inside, which reports its health and moves its clock. */
export class WholeShop extends ShopProcess {
  static override async spawn({ dataDir, databaseUrl, dist, port, env, flags = [] }: Wish): Promise<WholeShop> {
    const own = {
      DIST_DIR: dist,
      RATE_LIMIT: 'off',
      SHOP_DEMO: 'on',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    }
    const request = { dataDir, env: { ...own, ...env }, flags: [...flags, '--import', probe], hasChannel: true }
    return new WholeShop(request, port ?? (await freePort()))
  }

  static override async start(request: Wish): Promise<WholeShop> {
    const shop = await WholeShop.spawn(request)
    return shop.whenReady()
  }

  async feel(): Promise<Feeling & { files: number }> {
    const reported = once(this.child, 'message', { signal: AbortSignal.timeout(answerLimitMs) })
    this.child.send('how are you')
    const [feeling] = (await reported) as [Feeling]
    return { ...feeling, files: openFiles(this.pid) }
  }

  /** Moves its clock, and no other's. */
  async ahead(ms: number): Promise<void> {
    const reported = once(this.child, 'message', { signal: AbortSignal.timeout(answerLimitMs) })
    this.child.send({ aheadMs: ms })
    await reported
  }

  async call(
    method: string,
    path: string,
    body?: object | undefined,
    headers: Record<string, string> = {},
    limitMs = answerLimitMs,
  ): Promise<Reply & { cookie: string; headers: Headers }> {
    const isForm = body instanceof FormData
    const answer = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(limitMs),
    })
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    const content = isJson ? await answer.json() : await answer.text()
    const cookie = answer.headers.getSetCookie().map((c) => c.split(';')[0])
    return { status: answer.status, body: content, cookie: cookie.join('; '), headers: answer.headers }
  }

  async loginAsAdmin(): Promise<string> {
    return (await this.call('POST', '/api/admin/login', { password: adminPassword })).cookie
  }
}

function openFiles(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return Number.NaN
  }
}
