import { defineConfig } from 'drizzle-kit'

// EXTENSION=newsletter npm run db:generate: the tables of an extension, numbered by itself.
const { EXTENSION } = process.env
const folder = EXTENSION ? `./extensions/${EXTENSION}` : './server/platform/database'

export default defineConfig({
  dialect: 'postgresql',
  schema: EXTENSION ? `${folder}/*-tables.ts` : `${folder}/schema/*-tables.ts`,
  out: `${folder}/migrations`,
})
