import { readFileSync, writeFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { clientTypes } from '#test/openapi/client-types.ts'
import { openApiDocument } from '#test/openapi/openapi-document.ts'

// The document that clients are made from has no fault, and the types of client/ are made from it.
// `npm run client` writes them. Without an extension (test/test-without.ts) its calls are not there.
const isPart = Boolean(process.env.WITHOUT_EXTENSIONS)
const document = await openApiDocument()
// A call may only redirect.
const rules = { 'operation-4xx-response': 'off', 'operation-2xx-response': 'off' } as const
const config = await createConfig({ extends: ['recommended'], rules })
const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config })
const problems = found.map(
  ({ ruleId, message, severity, location }) =>
    `OpenAPI: ${severity} ${ruleId} ${location[0]?.pointer ?? ''}: ${message}`,
)
const path = 'client/schema.d.ts'
if (process.argv.includes('--write')) writeFileSync(path, await clientTypes(document))
else if (!isPart && readFileSync(path, 'utf8') !== (await clientTypes(document)))
  problems.push(`${path} is not what the calls say: npm run client`)
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)
