import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/schema.ts',
    './server/db/schema-shelves.ts',
    './server/db/schema-orders.ts',
    './server/db/schema-payments.ts',
    './server/db/schema-returns.ts',
    './server/db/schema-people.ts',
  ],
  out: './server/db/migrations',
})
