export interface Reply {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers are read as a browser reads them
  body: any
}

export interface Sender {
  send(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Reply>
  /** Between two tries: whoever has died is started again. */
  revive(): Promise<unknown>
}

const mostTries = 6

/**
 * A buyer's browser: asks again after a failure, with the same keys, and looks up an outcome it does not know. It keeps
 * what it was promised, for the oracle.
 */
export class PersistentClient {
  /** Order numbers that were answered with a success: they exist for ever after (I9). */
  readonly promised = new Set<string>()
  private readonly sender: Sender

  constructor(sender: Sender) {
    this.sender = sender
  }

  async call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Reply> {
    let last: Reply | undefined
    for (let attempt = 1; attempt <= mostTries; attempt++) {
      try {
        last = await this.sender.send(method, path, body, headers)
        if (last.status < 500) break
      } catch {
        last = undefined
      }
      await this.sender.revive()
    }
    const reply = last ?? { status: 0, body: undefined }
    if (reply.status >= 200 && reply.status < 300 && reply.body?.orderNumber) this.promised.add(reply.body.orderNumber)
    return reply
  }
}
