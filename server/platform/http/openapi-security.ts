import type { RouteOptions } from 'fastify'

/** How a caller says who it is. */
export function securitySchemes(isHttps: boolean) {
  const cookie = (name: string) => ({ type: 'apiKey', in: 'cookie', name: isHttps ? `__Host-${name}` : name })
  return {
    customerSession: { ...cookie('sid'), description: 'A customer who has logged in' },
    staffSession: { ...cookie('adm'), description: 'The administrator' },
    apiKey: {
      type: 'http',
      scheme: 'bearer',
      description: 'A program’s key',
    },
  }
}

/** Calls without a session are for each visitor; some tell a customer more. */
export function securityOf({ config = {} }: Pick<RouteOptions, 'config'>) {
  if (!config.needsSession) return []
  if (!config.takesKeys) return [{ customerSession: [] }]
  return [{ staffSession: [] }, ...(config.keyScopes ? [{ apiKey: [] }] : [])]
}
