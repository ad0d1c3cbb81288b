import { connect, createServer } from 'node:net'

// A small proxy: each connection goes to the next of several shops and stays there, byte by byte.
process.once('message', (ports: number[]) => {
  let next = 0
  const server = createServer((visitor) => {
    const shop = connect(ports[next++ % ports.length] ?? 0, '127.0.0.1')
    visitor.setNoDelay()
    shop.setNoDelay()
    visitor.pipe(shop).pipe(visitor)
    // Either side hanging up closes the other.
    visitor.on('error', () => shop.destroy())
    shop.on('error', () => visitor.destroy())
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
