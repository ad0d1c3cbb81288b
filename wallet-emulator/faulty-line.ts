import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FaultScript, Operation } from './fault-script.ts'
import type { TakeOutcome } from './ledger/order-ledger.ts'
import { ProviderError } from './provider-error.ts'

export type Work = (takeOutcome: TakeOutcome) => Promise<{ status: number; body: unknown }>

/** Everything the provider answers passes here, so that any answer can be delayed, spoilt or lost. */
export class FaultyLine {
  private readonly script: FaultScript
  private readonly heldSockets = new Set<Socket>()
  private readonly closing = new AbortController()

  constructor(script: FaultScript) {
    this.script = script
  }

  async answer(operation: Operation, request: FastifyRequest, reply: FastifyReply, work: Work): Promise<unknown> {
    const line = this.script.takeLineFault(operation)
    if (line && line.delayMs > 0) await this.wait(line.delayMs)
    if (line?.fault === 'error') throw new ProviderError(500)
    if (line?.fault === 'timeout') return this.hold(request, reply)
    refuseAsMocked(request)
    const { status, body } = await work(this.script.outcomeTaker(operation))
    switch (line?.fault) {
      case 'error_after':
        throw new ProviderError(500)
      case 'timeout_after':
        return this.hold(request, reply)
      case 'reset_after':
        reply.hijack()
        return request.raw.socket.resetAndDestroy()
      case 'garbage':
        return reply.type('text/html').send('<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gat')
      default:
        return reply.status(status).send(body)
    }
  }

  /** Lets go of the answers it holds, so that the emulator can stop. */
  release(): void {
    this.closing.abort()
    for (const socket of this.heldSockets) socket.destroy()
  }

  private hold(request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack()
    const { socket } = request.raw
    this.heldSockets.add(socket)
    socket.once('close', () => this.heldSockets.delete(socket))
  }

  private async wait(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.closing.signal }).catch((error: unknown) => {
      if (!this.closing.signal.aborted) throw error
    })
  }
}

/** The sandbox's own negative testing: PayPal-Mock-Response: {"mock_application_codes":"INSTRUMENT_DECLINED"}. */
function refuseAsMocked(request: FastifyRequest): void {
  const header = request.headers['paypal-mock-response']
  if (typeof header !== 'string') return
  const issue = /"mock_application_codes"\s*:\s*"([A-Z_]+)"/.exec(header)?.[1]
  if (issue) throw new ProviderError(422, [{ issue, description: 'Mocked by PayPal-Mock-Response.' }])
}
