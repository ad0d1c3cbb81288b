import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./drawing-reader.ts', import.meta.url))
const timeoutMs = 20_000
const maxBytes = 8 * 1024 * 1024

/** A drawing as PNG, from a process of its own: in the shop's own no upload may ever reach a reader of SVG. */
export function rasterDrawing(drawing: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { encoding: 'buffer', timeout: timeoutMs, maxBuffer: maxBytes } as const
    const child = execFile(process.execPath, [program], options, (error, png) => (error ? reject(error) : resolve(png)))
    // A process that has failed says so with its exit.
    child.stdin?.on('error', () => {})
    child.stdin?.end(drawing)
  })
}
