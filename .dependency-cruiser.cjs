// The house's walls (decision 0001). Each rule names a wall; a message says where the line belongs instead.
const no = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
/** Rooms that every other may stand on. */
const ground = 'db|http|csv|problems|public-cache|catalog-index|search'
const test = '\\.test\\.tsx?$'
module.exports = {
  forbidden: [
    no('no-circular', 'Two files need each other: the shared idea wants a file of its own.', {}, { circular: true }),
    no(
      'domain-imports-nothing',
      'Rules are pure: pass values in.',
      { path: '^shared/domain/', pathNot: test },
      { pathNot: '^shared/domain/' },
    ),
    no(
      'shared-knows-no-floor',
      'shared/ is below both floors.',
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
      'server-enters-web-by-one-door',
      'Pages are rendered through web/entry-server.tsx only; what they read of their address is web/page-search.ts.',
      { path: '^server/' },
      { path: '^web/', pathNot: '^web/(entry-server|document|page-search)\\.tsx?$' },
    ),
    no(
      'only-pages-render',
      'Rendering lives in server/pages.',
      { path: '^server/', pathNot: '^server/pages/' },
      { path: '^web/' },
    ),
    no(
      'only-repositories-touch-tables',
      'Ask a *-repository.ts.',
      { path: '^server/', pathNot: `-repository\\.ts$|^server/db/|${test}` },
      { path: '^server/db/schema/|node_modules/drizzle-orm' },
    ),
    no(
      'repositories-know-no-http',
      'A repository answers undefined; HTTP decides what that means.',
      { path: '-repository\\.ts$' },
      { path: '^server/http/|-routes\\.ts$|node_modules/fastify' },
    ),
    no(
      'only-app-mounts-routes',
      'Mount it in server/app.ts.',
      { pathNot: `^server/app\\.ts$|${test}` },
      { path: '-routes\\.ts$' },
    ),
    no(
      'ground-knows-no-room',
      'What a room knows is handed in; what only one room needs lives there.',
      { path: `^server/(${ground})/`, pathNot: test },
      { path: '^server/[^/]+/', pathNot: `^server/(${ground})/` },
    ),
    no(
      'problems-know-no-http',
      'A rule says what is wrong; server/http/error-exit.ts makes an answer of it.',
      { path: '^server/problems/' },
      { path: '^server/(?!problems/)|node_modules/fastify' },
    ),
    no(
      'rules-speak-no-http',
      'Throw a problem; a route reads the request and writes the answer.',
      { path: '^server/', pathNot: `^server/(http|public-cache|pages)/|-routes\\.ts$|^server/app\\.ts$|${test}` },
      { path: '^server/http/' },
    ),
    no(
      'orders-know-no-wallet',
      'Announce it in the transaction (tx.after): payments hear it.',
      { path: '^server/(orders|order-rows)/', pathNot: test },
      { path: '^server/payments/' },
    ),
    no(
      'only-main-picks-real-edges',
      'Import the type from server/deps.ts; server/main.ts picks the real one.',
      { path: '^server/', pathNot: `^server/main\\.ts$|${test}` },
      { path: '(open-wallet|smtp-mailer)\\.ts$' },
    ),
    no(
      'one-door-to-the-wallet',
      'Import the type from server/payments/wallet.ts; open-wallet.ts opens the real one.',
      { path: '^server/', pathNot: `^server/paypal/open-wallet\\.ts$|${test}` },
      { path: '(paypal-wallet|demo-wallet)\\.ts$' },
    ),
    no(
      'ui-knows-no-feature',
      'ui, i18n and api are below features.',
      { path: '^web/(ui|i18n)/|^web/api\\.tsx?$' },
      { path: '^web/(features|pages|layout)/' },
    ),
    no(
      'features-never-import-pages',
      'Pages use features.',
      { path: '^web/features/' },
      { path: '^web/(pages|layout)/' },
    ),
    no(
      'ground-floor',
      'A new feature starts alone.',
      { path: '^web/features/([^/]+)/', pathNot: '^web/features/(cart|reviews|catalog|checkout)/' },
      { path: '^web/features/', pathNot: '^web/features/$1/' },
    ),
    no(
      'first-floor',
      'cart and reviews may use account.',
      { path: '^web/features/(cart|reviews)/' },
      { path: '^web/features/', pathNot: '^web/features/($1|account)/' },
    ),
    no(
      'second-floor',
      'catalog and checkout may use cart, reviews, account.',
      { path: '^web/features/(catalog|checkout)/' },
      { path: '^web/features/', pathNot: '^web/features/($1|cart|reviews|account)/' },
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
      { pathNot: `^(test|e2e|bench|faults)/|${test}` },
      { path: `^(test|e2e|bench|faults)/|${test}` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|node_modules)' },
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
