import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * State of the connection. `hung`: connections stay open and carry nothing, as behind a dead switch. `refused`: no
 * server listens and open connections are cut.
 */
export type Wire = { kind: 'sound' | 'hung' | 'refused' } | { kind: 'slow'; delayMs: number }

interface Line {
  near: Socket
  far: Socket
}

/** A TCP proxy between the shop and a service, with a configurable fault. */
export class FaultProxy {
  private readonly server = createServer({ pauseOnConnect: true }, (near) => this.open(near))
  private readonly lines = new Set<Line>()
  private readonly target: { host: string; port: number }
  private wire: Wire = { kind: 'sound' }

  private constructor(target: { host: string; port: number }) {
    this.target = target
  }

  /** @param url of the one behind it */
  static async before(url: string): Promise<FaultProxy> {
    const { hostname, port } = new URL(url)
    const proxy = new FaultProxy({ host: hostname, port: Number(port) })
    proxy.server.listen(0, '127.0.0.1')
    await once(proxy.server, 'listening')
    return proxy
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  /** The same address through the proxy. */
  through(url: string): string {
    const address = new URL(url)
    address.hostname = '127.0.0.1'
    address.port = String(this.port)
    return address.href
  }

  set(wire: Wire): void {
    this.wire = wire
    // Restoring the connection does not heal a hung one: its bytes are lost.
    if (wire.kind === 'refused') this.cut()
  }

  /** Ends every connection the hard way. */
  cut(): void {
    for (const { near, far } of this.lines) {
      near.resetAndDestroy()
      far.destroy()
    }
  }

  async close(): Promise<void> {
    this.cut()
    this.server.close()
    await once(this.server, 'close')
  }

  private open(near: Socket): void {
    if (this.wire.kind === 'refused') {
      near.on('error', () => {})
      near.resetAndDestroy()
      return
    }
    const far = connect(this.target)
    const line = { near, far }
    this.lines.add(line)
    const end = () => {
      this.lines.delete(line)
      near.destroy()
      far.destroy()
    }
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', end)
      from.on('close', end)
      from.on('data', (chunk: Buffer) => this.carry(from, to, chunk))
    }
    near.resume()
  }

  private carry(from: Socket, to: Socket, chunk: Buffer): void {
    const { wire } = this
    if (wire.kind === 'hung' || to.destroyed) return
    if (wire.kind === 'sound') {
      to.write(chunk)
      return
    }
    // One chunk after the other: the order of the bytes stays.
    from.pause()
    setTimeout(
      () => {
        if (!to.destroyed) to.write(chunk)
        from.resume()
      },
      'delayMs' in wire ? wire.delayMs : 0,
    )
  }
}
