// Import rules (decision 0001). Each message says where the line belongs instead. test/checks/domains.ts checks the order of the domains.
const no = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const test = '\\.test\\.tsx?$'
/** Of an extension: what the browser gets. */
const browserPart = '^extensions/[^/]+/(web\\.tsx|(web|admin)/)'
module.exports = {
  forbidden: [
    no('no-circular', 'Two files need each other: the shared idea wants a file of its own.', {}, { circular: true }),
    no(
      'core-knows-no-extension',
      'A capability of extensions/ adds a row to a registry, or a part at a named place (decision 0116).',
      { path: '^(server|web|shared)/', pathNot: `^(server/installed-extensions|web/routes)\\.tsx?$|${test}` },
      { path: '^extensions/' },
    ),
    no(
      'extensions-in-two-halves',
      'The browser reads through the calls of the extension.',
      { path: browserPart },
      { path: '^server/' },
    ),
    no(
      'extensions-answer-without-pages',
      'What both halves need is a file of its own in the folder. Texts of a dictionary are data.',
      { path: '^extensions/[^/]+/[^/]+\\.ts$', pathNot: `/(it|en)\\.ts$|${test}` },
      { path: '^web/', pathNot: '^web/(i18n/(it|en)(/|\\.ts)|.*-(it|en)\\.ts$)' },
    ),
    no(
      'domain-imports-nothing',
      'Rules are pure: pass values in.',
      { path: '^shared/domain/', pathNot: test },
      { pathNot: '^shared/domain/' },
    ),
    no(
      'shared-imports-no-layer',
      'shared/ is below both layers.',
      { path: '^shared/', pathNot: test },
      { path: '^(server|web|test)/' },
    ),
    no(
      'web-never-enters-server',
      'The browser reads through shared/contract.',
      { path: '^web/', pathNot: test },
      { path: '^server/' },
    ),
    no(
      'server-imports-web-in-pages-only',
      'Pages are rendered through web/entry-server.tsx only; what they read of their address is web/page-search.ts. Texts of a dictionary and of the legal pages are data.',
      { path: '^server/' },
      {
        path: '^web/',
        pathNot:
          '^web/((entry-server|document|page-search)\\.tsx?|i18n/(it|en)(/|\\.ts)|.*-(it|en)\\.ts$|pages/info/(.*-text|info-facts)\\.ts$)',
      },
    ),
    no(
      'only-pages-render',
      'Rendering lives in server/site/pages.',
      { path: '^server/', pathNot: '^server/site/pages/' },
      { path: '^web/' },
    ),
    no(
      'only-repositories-touch-tables',
      'Ask a *-repository.ts.',
      {
        path: '^(server|extensions)/',
        pathNot: `-repository\\.ts$|^server/platform/database/|^extensions/[^/]+/([\\w-]+-tables|extension)\\.ts$|${test}`,
      },
      { path: '^server/platform/database/schema/|^extensions/[^/]+/[\\w-]+-tables\\.ts$|node_modules/drizzle-orm' },
    ),
    no(
      'repositories-know-no-http',
      'A repository answers undefined; HTTP decides what that means.',
      { path: '-repository\\.ts$' },
      { path: '^server/platform/http/|-routes\\.ts$|node_modules/fastify' },
    ),
    no(
      'only-app-mounts-routes',
      "Name it in its domain's list, server/<domain>/<domain>-routes.ts; server/app.ts mounts the lists.",
      { pathNot: `^server/(app|extension|(\\w+)/\\2-routes)\\.ts$|^extensions/[^/]+/extension\\.ts$|${test}` },
      { path: '-routes\\.ts$' },
    ),
    no(
      'problems-know-no-http',
      'A rule says what is wrong; server/platform/http/error-handler.ts makes an answer of it.',
      { path: '^server/platform/problems/' },
      { path: '^server/(?!platform/problems/)|node_modules/fastify' },
    ),
    no(
      'rules-speak-no-http',
      'Throw a problem; a route reads the request and writes the answer.',
      {
        path: '^server/',
        pathNot: `^server/(platform/(http|public-cache)|site/pages)/|-routes\\.ts$|^server/app\\.ts$|${test}`,
      },
      { path: '^server/platform/http/' },
    ),
    no(
      'orders-know-no-wallet',
      'Announce it in the transaction (tx.after): payments hear it.',
      { path: '^server/orders/(order|checkout)/', pathNot: test },
      { path: '^server/orders/payments/' },
    ),
    no(
      'only-main-picks-real-edges',
      'Receive it among the deps of the domain; server/main.ts picks the real one.',
      { path: '^server/', pathNot: `^server/main\\.ts$|${test}` },
      { path: '(open-wallet|smtp-mailer)\\.ts$' },
    ),
    no(
      'one-client-of-the-wallet',
      'Import the type from server/orders/deps/wallet-provider.ts; open-wallet.ts opens the real one.',
      { path: '^server/', pathNot: `^server/orders/paypal/open-wallet\\.ts$|${test}` },
      { path: '(paypal-wallet|demo-wallet)\\.ts$' },
    ),
    no(
      'ui-knows-no-domain',
      'ui, i18n and api are below the domains.',
      { path: '^web/(ui|i18n)/|^web/api\\.tsx?$' },
      { path: '^web/(admin|catalog|orders|accounts|messages|session|pages|layout)/' },
    ),
    no(
      'domains-never-import-pages',
      'Pages use domains.',
      { path: '^web/(admin|catalog|orders|accounts|messages|session)/' },
      { path: '^web/(pages|layout)/' },
    ),
    no(
      'storefront-knows-no-dashboard',
      'What both use belongs to the domain or to ui.',
      { path: '^web/(catalog|orders|accounts|messages|session|layout)/' },
      { path: '^web/admin/' },
    ),
    no(
      'emulator-stands-alone',
      'The wallet emulator is the outside world.',
      { path: '^wallet-emulator/', pathNot: test },
      { path: '^(server|web|shared)/' },
    ),
    no(
      'tests-stay-in-tests',
      'Production code never imports tests.',
      { pathNot: `^(test|e2e|bench|faults)/|^extensions/[^/]+/(e2e/|access-rows)|${test}` },
      { path: `^(test|e2e|bench|faults)/|^extensions/[^/]+/(e2e/|access-rows)|${test}` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/|(^|/)node_modules/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
