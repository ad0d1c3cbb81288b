import { connect, type Socket } from 'node:net'

export interface WireAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

interface WireRequest {
  method: string
  /** Goes out as it is, encoded or not. */
  path: string
  headers: readonly (readonly [string, string])[]
  body?: Buffer | undefined
  /** Sends this length instead of the true one and hangs up after the body. */
  claimedLength?: number
  isChunked?: boolean
}

const patienceMs = 30_000

/**
 * HTTP/1.1 by hand over one kept connection, because regular clients refuse to send raw bytes in paths, duplicate
 * headers and wrong lengths.
 */
export class WireClient {
  private socket: Socket | undefined
  private readonly port: number

  constructor(port: number) {
    this.port = port
  }

  close(): void {
    this.socket?.destroy()
  }

  /** @returns undefined when the shop hung up without a word. @throws when nothing comes at all */
  async send(request: WireRequest): Promise<WireAnswer | undefined> {
    const isKept = this.socket !== undefined && !this.socket.destroyed
    const socket = isKept ? (this.socket as Socket) : this.open()
    const reading = readAnswer(socket, request.method)
    socket.write(bytesOf(request))
    if (request.claimedLength !== undefined) socket.end()
    const answer = await reading
    if (!answer || answer.headers.connection === 'close' || request.claimedLength !== undefined) socket.destroy()
    // A kept connection may have been given up by the other side in the same moment.
    return !answer && isKept && request.claimedLength === undefined ? this.send(request) : answer
  }

  private open(): Socket {
    const socket = connect({ port: this.port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true })
    socket.on('error', () => socket.destroy())
    this.socket = socket
    return socket
  }
}

function bytesOf({ method, path, headers, body, claimedLength, isChunked }: WireRequest): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)]
  if (isChunked && body) lines.push('transfer-encoding: chunked')
  else if (body) lines.push(`content-length: ${claimedLength ?? body.length}`)
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  if (!body) return head
  if (!isChunked) return Buffer.concat([head, body])
  const size = Buffer.from(`${body.length.toString(16)}\r\n`)
  return Buffer.concat([head, ...(body.length > 0 ? [size, body, Buffer.from('\r\n')] : []), Buffer.from('0\r\n\r\n')])
}

function readAnswer(socket: Socket, method: string): Promise<WireAnswer | undefined> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0)
    const done = (answer: WireAnswer | undefined) => {
      clearTimeout(timer)
      socket.off('data', onData).off('end', onEnd).off('close', onEnd)
      resolve(answer)
    }
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`no answer within ${patienceMs / 1_000} s`))
    }, patienceMs)
    const onData = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      const answer = parseAnswer(received, method, false)
      if (answer) done(answer)
    }
    const onEnd = () => {
      socket.destroy()
      done(parseAnswer(received, method, true))
    }
    socket.on('data', onData).on('end', onEnd).on('close', onEnd)
  })
}

function parseAnswer(received: Buffer, method: string, isOver: boolean): WireAnswer | undefined {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [first = '', ...lines] = received.subarray(0, end).toString('latin1').split('\r\n')
  const status = Number(first.split(' ')[1])
  if (status === 100) return parseAnswer(received.subarray(end + 4), method, isOver)
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
  }
  const rest = received.subarray(end + 4)
  if (method === 'HEAD' || status === 204 || status === 304) return { status, headers, body: Buffer.alloc(0) }
  if (headers['transfer-encoding'] === 'chunked') {
    const body = joinChunks(rest)
    return body && { status, headers, body }
  }
  const length = headers['content-length']
  if (length === undefined) return isOver ? { status, headers, body: rest } : undefined
  return rest.length >= Number(length) ? { status, headers, body: rest.subarray(0, Number(length)) } : undefined
}

function joinChunks(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return undefined
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16)
    if (size === 0) return bytes.length >= lineEnd + 4 ? Buffer.concat(parts) : undefined
    at = lineEnd + 2 + size + 2
    if (bytes.length < at) return undefined
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
  }
}
