// `npm run dev`: pages straight from the sources with hot reload; node --watch starts this again when the server changes.
process.env.NODE_ENV = 'development'
await import('./main.ts')
