export interface Reply {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers are read as a browser reads them
  body: any
}

export interface Sender {
  send(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Reply>
  /** Called between two tries: restarts a dead process. */
  revive(): Promise<unknown>
}

/** Bytes are a file; all else is JSON. */
export const typeOf = (body: object) => (body instanceof Uint8Array ? 'application/octet-stream' : 'application/json')

const mostTries = 6

/**
 * A buyer's browser: repeats failed requests with the same keys, and looks up unknown outcomes. It remembers
 * acknowledgements for the oracle.
 */
export class PersistentClient {
  /** Order numbers that were answered with a success: they exist for ever after (I9). */
  readonly promised = new Set<string>()
  private readonly sender: Sender

  constructor(sender: Sender) {
    this.sender = sender
  }

  async call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Reply> {
    for (let attempt = 1; attempt < mostTries; attempt++) {
      const reply = await this.once(method, path, body, headers)
      if (reply.status > 0 && reply.status < 500) return reply
      await this.sender.revive()
    }
    return this.once(method, path, body, headers)
  }

  /** Sends a request and ignores the answer. */
  async once(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Reply> {
    const reply = await this.sender.send(method, path, body, headers).catch(() => ({ status: 0, body: undefined }))
    if (reply.status >= 200 && reply.status < 300 && reply.body?.orderNumber) this.promised.add(reply.body.orderNumber)
    return reply
  }
}
