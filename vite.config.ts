import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanContract, wholeForms } from './web/build/lean-contract.ts'
import { plainIcons } from './web/build/plain-icons.ts'

const ours = (...files: string[]) => files.map((file) => new RegExp(`[\\/]${file.replaceAll('/', '[\\\\/]')}\\.tsx?$`))
const icons = (...names: string[]) => new RegExp(`lucide-react.*[\\\\/](${names.join('|')})\\.m?js$`)

/** Shared by home page, category and product: one small file instead of a dozen tiny ones. */
const parts = [
  ...ours('web/catalog/compatibility/lazy-compatibility', 'shared/domain/platform/hours/(rome-clock|date-text)'),
  ...ours(
    'web/ui/(picture|price|page-head|skeleton|error-state|badge|stars)',
    'web/i18n/(language-chunk|shop-dates)',
    'web/i18n/words/(in-town|plural)',
    'web/extensions/place',
  ),
  ...ours(
    'web/catalog/product-parts/add-to-cart',
    'web/catalog/(breadcrumb-data|color-name|fact-text|page-picture)',
    'web/catalog/sizes/card-sizes',
    'web/catalog/used/(lazy-used|lazy-used-page)',
    'web/catalog/card/(card-rating|lazy-used-facts|used-facts-texts)',
    'web/catalog/product-parts/compared-price',
    'web/catalog/wish-list/heart',
  ),
  ...ours('web/catalog/compatibility/(my-bikes|compatibility-texts)', 'shared/domain/catalog/offer-id'),
  /rolldown.runtime/,
  ...ours(
    'web/platform/escape-state',
    'shared/domain/platform/goods/(first-image|share-picture|sizes|used-bicycles)',
    'shared/domain/platform/whole-words',
  ),
  ...ours('web/catalog/reviews/review-queries', 'shared/contract/catalog/(reviews|questions)'),
  icons('plus', 'check', 'circle-alert', 'circle-exclamation-point', 'sliders-horizontal', 'arrow-right'),
]
/** Of a product's first view, of the home page below its hero, and of the dashboard. */
const pageParts = [
  ...ours('shared/domain/platform/hours/opening-hours', 'web/catalog/reviews/(rating-format|rating-bars)'),
  ...ours('web/ui/tabs', 'web/catalog/product/product-row'),
  icons('arrow-left', 'clock', 'link-2', 'maximize', 'minus', 'pencil'),
  icons('recycle', 'rotate-ccw', 'shield-check', 'truck', 'phone', 'badge-check', 'wrench'),
]
/** Shared by what comes later. */
const laterParts = [
  ...ours('shared/domain/platform/(goods/vat|hours/rome-time|prices/lawful-price|prices/reduction)'),
  ...ours('shared/domain/orders/order-money', 'web/i18n/(open-sentence|opening-texts|use-now)'),
  ...ours('shared/domain/platform/hours/(clock-time|exceptional-days)'),
  ...ours('web/catalog/reviews/review-language', 'web/ui/form/field'),
  icons('arrow-up-right', 'copy', 'external-link', 'mail', 'map', 'map-pin', 'trash', 'gift', 'circle-question-mark'),
]
/** The product's page and dialog; a comparison reads its facts. */
const product = [
  ...ours(
    'web/pages/(product-page|load-product-page)',
    'web/catalog/product/product-data',
    'web/catalog/sizes/size-chart-query',
    'web/orders/cart/cart-panel-texts',
  ),
  ...ours(
    'web/catalog/product/(product-facts|nearby-queries|purchase-actions|use-purchase|size-picker|related-products|reduction-end)',
    'web/catalog/product-view/(product-detail|product-purchase|price-plate)',
    'web/catalog/(rating-line|shop-rating-line|used-bicycle-state)',
    'web/catalog/photos/(product-gallery|use-carousel)',
  ),
  ...ours('web/catalog/inspection/(lazy-inspection-card|inspection-card-texts)', 'web/catalog/reviews/review-texts'),
  ...ours('web/catalog/product-parts/product-texts', 'web/catalog/together/together-part'),
  ...ours('web/ui/form/quantity-stepper', 'web/ui/tabs'),
  ...ours(
    'web/catalog/sheet/(sheet-parts|sheet-texts|nearest-in-stock|size-gone|sold-out-bicycle|compare-link|later-product-parts)',
    'shared/contract/catalog/size-charts',
    'web/catalog/product/product-description',
  ),
]

/** A category's page and the list, also of a search; its filters on phones come when they open. */
const list = [
  /web[\\/]pictures[\\/]category-/,
  /catalog[\\/](product-link|fact-name|empty[\\/]ways-out|list[\\/](?!filter-sheet)[a-z-]+)\.tsx?$/,
  ...ours('web/pages/category-page', 'web/catalog/compatibility/bike-box'),
]

/** Below the hero the home page comes later. */
const home = ours(
  'web/pages/home/(home-page|home-hero|home-doors|home-picture|home-pictures|home-texts|hero-query|home-rows-query|load-home|later-blocks)',
  'shared/domain/platform/shop/home-blocks',
  'shared/contract/site/(activity-board|home)',
).concat(/web[\\/]pictures[\\/]home-/)
const homeBelow = [/web[\\/]pages[\\/]home[\\/](?!home-(?:route|address))[a-z-]+\.tsx?$/]

/** What a tap needs next, and what stands below a product's first view: brought when the page rests. */
const nextParts = [
  ...ours(
    'web/layout/(site-footer|top-bar|kinds-line|closure-notice)',
    'shared/domain/platform/delivery/(delivery-promise|delivery-zones|shipping-class|shipping-rules|special-places|shipping)',
    'web/ui/delivery-day',
    'shared/domain/platform/hours/italian-holidays',
    'web/catalog/product/(buy-bar|nearest-bicycles|product-promises|product-arrival|delivery-place|place-question)',
  ),
  ...ours(
    'web/catalog/sheet/(sheet-rest|alike-row|frame-table|product-specifications|product-difference|alike-products)',
    'web/catalog/reviews/(review-list|rating-summary|review-section|write-review|helpful-button|helpful-key|fit-summary|question-section)',
    'shared/domain/platform/goods/(size-chart|size-names)',
    'shared/domain/platform/text-language',
  ),
  ...ours(
    'web/next-parts',
    'web/catalog/product-view/product-dialog',
    'web/ui/copy-button',
    'web/catalog/together/(goes-together|together-texts|use-add-companion)',
    'web/orders/gift-cards/(card-payment|check-card|held-cards)',
    'shared/contract/orders/(coupons|gift-cards)',
    'shared/domain/platform/states/gift-card-code',
    'shared/domain/platform/goods/review-fit',
    'shared/domain/platform/prices/campaign',
    'shared/domain/pricing/(apply-coupons|totals)',
  ),
  /web[\\/]orders[\\/]cart[\\/](?!cart-panel-|cart-layer)[a-z-]+\.tsx?$/,
  icons('thumbs-up', 'message-circle-question-mark'),
]
/** What comes by the clock, a few seconds later. */
const clockParts = [
  ...ours(
    'web/catalog/wish-list/(hearts|wish-list|wish-list-texts|seen-products)',
    'shared/contract/catalog/wish-lists',
    'shared/domain/platform/goods/wish-list-limit',
  ),
]
const dialog = [
  ...ours('web/ui/layer/dialog'),
  /@radix-ui[\\/](?!react-(toast|collection|visually-hidden|tooltip|popper))|aria-hidden/,
]
const laterTexts = (language: string) =>
  ours(`web/catalog/reviews/reviews-${language}`, `web/orders/cart/cart-panel-${language}`)
const languages = ['it', 'en']

/** Of every list of the dashboard. */
const adminParts = [
  ...ours(
    'web/admin/(admin-address|admin-format|admin-list|admin-panel|admin-table)',
    'web/admin/(list-search|loaded|row-ticks|sub-tabs|table-skeleton)',
    'web/admin/(tasks-query|use-act|use-admin-address|use-may|use-row-actions|work-in-view)',
    'web/ui/form/options',
    'web/admin/catalog/product-labels',
    'web/admin/pricing/product-list/cell-drafts',
    'web/admin/catalog/products/admin-product-queries',
    'web/admin/catalog/shelves/(admin-shelf-queries|use-shelf-options)',
    'shared/contract/catalog/(admin-products|admin-images)',
    'shared/contract/pricing/admin-price-changes',
    'shared/contract/site/admin-stats',
    'shared/contract/platform/admin-tasks',
    'web/admin/form/use-unsaved-question',
    'web/admin/site/desk/desk-sections',
    'web/extensions/desk-rows',
    'web/admin/admin-toasts',
    'shared/contract/catalog/admin-shelves',
  ),
  /react-router[\\/]dist[\\/]esm[\\/]useBlocker/,
  /react-query[\\/].*[\\/]useIsFetching/,
  icons('arrow-up', 'languages', 'package', 'star', 'users'),
]

const group = (name: string, tests: readonly RegExp[]) => ({
  name,
  test: (id: string) => tests.some((test) => test.test(id)),
  includeDependenciesRecursively: false,
})

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), leanContract(), wholeForms(), plainIcons()],
  appType: 'custom',
  // React 19 has the hook itself: no copy of it for older ones.
  resolve: { alias: { 'use-sync-external-store/shim': 'use-sync-external-store' } },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node24', emptyOutDir: true, assetsInlineLimit: 0 }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        target: 'baseline-widely-available',
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // Dialogs ask for all their files at once. Pages are named in their HTML, or fetched before the click: listing
          // their files too would cost every first view a kilobyte. So would those of what extensions open.
          resolveDependencies: (file, files, { hostId }) =>
            /dialog|panel|sheet|viewer|later-pages/.test(file) && !hostId.includes('installed-') ? files : [],
        },
        rolldownOptions: {
          input: ['web/entry-loader.ts', 'web/entry-client.tsx'],
          // What only the server's pages use of them would be loaded for nothing.
          treeshake: { moduleSideEffects: [{ test: /shared[\\/]domain|product-data\.ts$/, sideEffects: false }] },
          output: {
            // The bundler names a chunk of icons after everything that uses it.
            // Shorter than usual: the first view names eighty files that it may need.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
            codeSplitting: {
              groups: [
                // Modules of every page in one file: it compresses better than sixty, and costs one request. Only used
                // modules, not all imported ones: the contract imports schemas that no first view uses.
                {
                  name: 'shell',
                  tags: ['$initial'],
                  test: (id: string) => !/(entry-loader|older-browsers)\.ts$/.test(id),
                  includeDependenciesRecursively: false,
                  priority: 1,
                },
                group('parts', parts),
                group('page-parts', pageParts),
                group('later-parts', laterParts),
                group('category-page', list),
                group('product-page', product),
                group('home-page', home),
                group('home-below', homeBelow),
                group('product-dialog-and-cart', nextParts),
                ...languages.map((language) => group(`later-${language}`, laterTexts(language))),
                // No extension's texts of that name take the place of the shop's.
                ...languages.map((language) => group(`shop-${language}`, ours(`web/i18n/${language}(/\\w+)?`))),
                group('toast-viewport-hearts', clockParts),
                group('admin-parts', adminParts),
                { ...group('icons', [/lucide-react/]), entriesAware: true, entriesAwareMergeThreshold: 3000 },
                group('dialog', dialog),
                group('forms', [
                  /web[\\/]ui[\\/]form[\\/](error-summary|tick|autofill|text-field|form-texts|use-contract-form|use-postal-hint|submit-button|password-field)/,
                  /react-hook-form/,
                ]),
                group('desk-later', [/extensions[\\/].*-later\.tsx?$/]),
              ],
            },
          },
        },
      },
}))
