import { readFileSync } from 'node:fs'
import type { Json } from '#server/platform/http/openapi-components.ts'
import { openApiDocument } from '#test/openapi/openapi-document.ts'

// One version stands everywhere. With a tag (`node test/checks/versions.ts v0.5.0`) it is the tag's, and the changelog
// begins with it: nothing waits under "Unreleased".
const tag = process.argv[2]
const read = (path: string) => readFileSync(path, 'utf8')
const inJson = (path: string): unknown => (JSON.parse(read(path)) as Json).version
const found = (path: string, pattern: RegExp) => pattern.exec(read(path))?.[1]
const { info } = (await openApiDocument()) as { info?: { version?: string } }
const said: Record<string, unknown> = {
  'package.json': inJson('package.json'),
  'package-lock.json': inJson('package-lock.json'),
  'client/package.json': inJson('client/package.json'),
  '/api/openapi.json': info?.version,
  'deploy/Dockerfile': found('deploy/Dockerfile', /image\.version="([\d.]+)"/),
  'deploy/kubernetes/shop.yaml': found('deploy/kubernetes/shop.yaml', /image: pedivella:([\d.]+)/),
  'docs/operations.md': found('docs/operations.md', /-t pedivella:([\d.]+)/),
  'CHANGELOG.md': found('CHANGELOG.md', tag ? /^## (.+?)(?:,|$)/m : /^## (\d+\.\d+\.\d+)/m),
}
const expected = tag ? tag.replace(/^v/, '') : said['package.json']
const wrong = Object.entries(said).filter(([, version]) => version !== expected)
for (const [place, version] of wrong) process.stdout.write(`${place} says ${version}, not ${expected}\n`)
process.exit(wrong.length > 0 ? 1 : 0)
