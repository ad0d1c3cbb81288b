import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildEmulator } from './emulator-app.ts'
import { EmulatorClient, runEmulator, temporaryDirectory } from './emulator-harness.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

function startProgram(env: Record<string, string>): ChildProcess {
  const { PATH } = process.env
  const child = spawn(process.execPath, [program], {
    env: { PATH, PORT: '0', WALLET_DATA_DIR: temporaryDirectory(), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

async function addressOf(child: ChildProcess): Promise<EmulatorClient> {
  const [message] = await once(child, 'message')
  return new EmulatorClient(message.url)
}

describe('the emulator as a program', () => {
  it('knows after kill -9 all it had answered before', async () => {
    const env = { WALLET_DATA_DIR: temporaryDirectory() }
    const first = startProgram(env)
    const before = await addressOf(first)
    const { orderId, captureId } = await before.capturedOrder()
    const { body: refund } = await before.refund(captureId, undefined, 'refund-1')
    const books = (await before.control('GET', 'ledger')).body
    first.kill('SIGKILL')
    await once(first, 'exit')

    const after = await addressOf(startProgram(env))
    expect((await after.control('GET', 'ledger')).body).toEqual(books)
    expect(books).toMatchObject([{ orderId, refunds: [{ id: refund.id }] }])
    const again = await after.refund(captureId, undefined, 'refund-1')
    expect([again.status, again.body.id]).toEqual([200, refund.id])
  })

  it('loses no order it had promised when it is killed among many', async () => {
    const env = { WALLET_DATA_DIR: temporaryDirectory() }
    const first = startProgram(env)
    const before = await addressOf(first)
    const promised: string[] = []
    const createMany = async () => {
      for (;;) {
        promised.push(await before.createdOrder())
        if (promised.length === 20) first.kill('SIGKILL')
      }
    }
    await Promise.allSettled([createMany(), createMany(), createMany(), createMany()])
    const after = await addressOf(startProgram(env))
    const kept = (await after.control('GET', 'ledger')).body.map((order: { orderId: string }) => order.orderId)
    expect(promised.length).toBeGreaterThanOrEqual(20)
    expect(kept).toEqual(expect.arrayContaining(promised))
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 on %s, even while it holds an answer', async (signal) => {
    const child = startProgram({})
    const emulator = await addressOf(child)
    await emulator.fault('token', 'timeout')
    const held = emulator.requestToken('grant_type=client_credentials').catch((error: Error) => error.message)
    await expect.poll(async () => (await emulator.control('GET', 'faults')).body).toEqual([])
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(await held).toBe('fetch failed')
  })

  it('ends when the parent that forked it is gone', async () => {
    const child = startProgram({})
    await addressOf(child)
    child.disconnect()
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it.each([
    ['a host for everybody', { HOST: '0.0.0.0' }, 'HOST must be a loopback address'],
    ['a port that is none', { PORT: '99999' }, 'PORT must be a number'],
    ['the live provider', { PAYPAL_API_URL: 'https://api-m.paypal.com' }, 'PAYPAL_API_URL names the real provider'],
    ['its sandbox', { PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com' }, 'PAYPAL_API_URL names the real provider'],
    ['real credentials', { PAYPAL_CLIENT_SECRET: 'EHLnAm5xvhqp' }, 'PAYPAL_CLIENT_SECRET holds real credentials'],
  ])('does not start with %s, and says why in one line', async (_what, env, reason) => {
    const child = startProgram(env)
    const complaint = child.stderr ? text(child.stderr) : ''
    expect(await once(child, 'exit')).toEqual([1, null])
    expect((await complaint).trimEnd().split('\n')).toEqual([expect.stringContaining(reason)])
  })
})

describe('the journal', () => {
  it('drops a line that was cut off half way, and goes on', async () => {
    const dataDir = temporaryDirectory()
    const before = await runEmulator({ dataDir })
    const { orderId } = await before.capturedOrder()
    await before.stop()
    const path = join(dataDir, 'journal.jsonl')
    const whole = readFileSync(path, 'utf8')
    appendFileSync(path, '[{"table":"orders","row":{"id":"HALF')

    const after = await runEmulator({ dataDir })
    expect((await after.control('GET', 'ledger')).body).toHaveLength(1)
    expect(readFileSync(path, 'utf8')).toBe(whole)
    await after.createdOrder()
    await after.stop()
    const last = await runEmulator({ dataDir })
    expect(await last.ledgerOf(orderId)).toMatchObject({ status: 'COMPLETED' })
    expect((await last.control('GET', 'ledger')).body).toHaveLength(2)
  })

  it('is not believed when it is damaged in the middle', () => {
    const dataDir = temporaryDirectory()
    writeFileSync(join(dataDir, 'journal.jsonl'), '[]\nnot json\n[]\n')
    expect(() => buildEmulator({ dataDir })).toThrow('damaged at line 2')
  })
})
