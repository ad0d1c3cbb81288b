import type { Extension } from '#server/extension.ts'
import { companyLoginRoutes } from './company-login-routes.ts'
import { companyLoginPath } from './login-paths.ts'
import problems from './problems.json' with { type: 'json' }

export const companyLogin: Extension = {
  name: 'company-login',
  routes: { public: [companyLoginRoutes] },
  otherSignIn: ({ oidc }) => (oidc ? companyLoginPath : undefined),
  problems,
}

type Problems = typeof problems
declare module '#server/platform/problems/problem-table.ts' {
  interface ExtensionProblems extends Problems {}
}
