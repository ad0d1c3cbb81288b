import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanContract, wholeForms } from './web/build/lean-contract.ts'
import { leanReact } from './web/build/lean-react.ts'
import { plainIcons } from './web/build/plain-icons.ts'

const ours = (...files: string[]) => files.map((file) => new RegExp(`[\\/]${file.replaceAll('/', '[\\\\/]')}\\.tsx?$`))
const icons = (...names: string[]) => new RegExp(`lucide-react.*[\\\\/](${names.join('|')})\\.m?js$`)

/** Shared by home page, category and product: one small file instead of a dozen tiny ones. */
const parts = [
  ...ours(
    'web/catalog/compatibility/lazy-compatibility',
    'web/catalog/list/category-pictures',
    'shared/domain/platform/hours/rome-clock',
  ),
  ...ours(
    'web/ui/(picture|price|compared-price|page-head|skeleton|error-state|badge)',
    'web/i18n/(plural|language-chunk)',
  ),
  ...ours('web/session/cart/add-to-cart', 'web/catalog/(breadcrumb-data|color-name|fact-text|page-picture)'),
  ...ours(
    'web/escape-state',
    'shared/domain/catalog/(share-picture|used-bicycles|first-image)',
    'shared/domain/catalog/sizes/sizes',
    'shared/domain/platform/whole-words',
  ),
  icons('plus', 'check', 'circle-alert', 'circle-exclamation-point', 'sliders-horizontal'),
]
/** Shared by home page and product. */
const pageParts = [
  ...ours('shared/domain/platform/hours/opening-hours', 'web/i18n/shop-dates'),
  ...ours('web/catalog/reviews/(rating-format|review-queries|review-language)', 'shared/contract/catalog/reviews'),
  ...ours('web/ui/stars', 'web/catalog/product/product-row'),
  icons(
    'arrow-left',
    'arrow-right',
    'arrow-up-right',
    'badge-check',
    'clock',
    'external-link',
    'link-2',
    'mail',
    'map',
    'map-pin',
    'maximize',
    'minus',
    'pencil',
  ),
  icons('phone', 'recycle', 'rotate-ccw', 'shield-check', 'truck', 'wrench'),
]

/** Delivery costs and dates: for product, cart and checkout. */
const delivery = [
  ...ours(
    'shared/domain/pricing/(delivery-promise|delivery-zones|shipping-class|shipping-rules|special-places|shipping)',
  ),
  ...ours('web/ui/delivery-day', 'web/i18n/shop-days', 'shared/domain/platform/hours/italian-holidays'),
]

/** The product's page and dialog; a comparison reads its facts. */
const product = [
  ...ours(
    'web/catalog/product/(product-facts|nearby-queries|use-purchase|size-picker|buy-bar|related-products|nearest-bicycles|product-promises|reduction-end)',
    'web/catalog/compatibility/compatible-with-bike',
    'web/catalog/sizes/size-question',
    'web/catalog/(product-detail|product-purchase|price-plate|rating-line|shop-rating-line|used-bicycle-state)',
    'web/catalog/stock-alerts/stock-alert',
    'web/catalog/photos/(product-gallery|use-carousel)',
  ),
  ...ours('web/catalog/inspection/(lazy-inspection-card|inspection-card-texts)', 'web/catalog/reviews/review-texts'),
  ...ours('web/use-idle', 'web/catalog/product-texts', 'web/catalog/together/together-part'),
  ...ours('web/ui/form/quantity-stepper', 'web/catalog/compare-link', 'web/ui/tabs'),
]

/** The list of a category and of a search; its filters on phones come when they open. */
const productList = [
  /catalog[\\/](product-link|fact-name|empty[\\/]ways-out|list[\\/](?!category-|filter-sheet)[a-z-]+)\.tsx?$/,
]

const group = (name: string, tests: readonly RegExp[]) => ({
  name,
  test: (id: string) => tests.some((test) => test.test(id)),
  includeDependenciesRecursively: false,
})

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), leanContract(), wholeForms(), leanReact(), plainIcons()],
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
          // their files too would cost every first view a kilobyte.
          resolveDependencies: (file, files) => (/dialog|panel|sheet|viewer|later-pages/.test(file) ? files : []),
        },
        rolldownOptions: {
          input: ['web/entry-loader.ts', 'web/entry-client.tsx'],
          output: {
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
                group('product-list', productList),
                group('delivery', delivery),
                group('product-detail', product),
                group('icons', [/lucide-react/]),
              ],
            },
          },
        },
      },
}))
