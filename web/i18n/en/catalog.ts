import type { Dictionary } from '../it.ts'
import { plural } from '../plural.ts'

const products = (count: number) => `${count} ${plural('en', count, 'product', 'products')}`

export const catalog: Dictionary['catalog'] = {
  products,
  breadcrumb: 'Breadcrumb',
  lead: {
    biciclette: () =>
      'Assembled and tuned in our workshop before they leave. Not sure about your size? Call us: height and inseam are enough.',
    'bici-usate': ({ usedWarrantyMonths }) =>
      `Taken in, stripped and overhauled in our workshop. Legal guarantee of ${usedWarrantyMonths} months, as agreed with the order.`,
    componenti: () =>
      'What we fit at the bench every day: drivetrains, brakes, wheels, saddles. In doubt about what suits your bike? Call us.',
    abbigliamento: ({ returnDays }) =>
      `Jerseys, jackets and shorts to try on in peace. If the size is wrong, returns are free within ${returnDays} days.`,
    accessori: () => 'Helmets, lights, locks, bags and tools: what you need before a ride, and to get home from it.',
  },
  pageDescription: {
    biciclette: (shop, city) =>
      `Road, gravel, mountain, city, electric and folding bicycles from ${shop}, ${city}. Assembled in the workshop, delivered all over Italy.`,
    'bici-usate': (shop, city) =>
      `Used bicycles overhauled in the workshop of ${shop}, ${city}: mileage, flaws and work done, written down one by one.`,
    componenti: (shop, city) =>
      `Drivetrains, brakes, wheels, tyres and saddles from ${shop}, ${city}: the parts we use in the workshop.`,
    abbigliamento: (shop, city) => `Jerseys, shorts, jackets and gloves for cycling, chosen by ${shop}, ${city}.`,
    accessori: (shop, city) => `Helmets, lights, locks, bags and tools for your bicycle from ${shop}, ${city}.`,
  },
  filters: 'Filters',
  closeFilters: 'Close filters',
  removeFilter: (name) => `Remove filter: ${name}`,
  removeAll: 'Remove all',
  removeLast: 'Remove the last filter',
  showProducts: (count) => `Show ${products(count)}`,
  cancel: 'Cancel',
  category: 'Category',
  type: 'Type',
  all: 'All',
  size: 'Size',
  sizeNamed: (size) => `Size ${size}`,
  sizeCount: (size, count) => `Size ${size}, ${products(count)}`,
  price: 'Price',
  priceFrom: 'From €',
  priceTo: 'To €',
  priceProblem: 'Enter an amount, for example 500.',
  priceAbove: (from) => `From ${from}`,
  priceBelow: (to) => `Up to ${to}`,
  priceBetween: (from, to) => `${from}–${to}`,
  availability: 'Availability',
  onlyAvailable: 'In stock only',
  brand: 'Brand',
  color: 'Colour',
  sortBy: 'Sort by',
  sort: {
    newest: 'Newest',
    'price-low': 'Price, low to high',
    'price-high': 'Price, high to low',
    name: 'Name (A-Z)',
  },
  listTitle: 'Products',
  morePhotos: (count) => `+${count} ${plural('en', count, 'photo', 'photos')}`,
  used: (months) => `Used, ${months}-month guarantee`,
  stock: { available: 'In stock', last: 'Last one', 'sold-out': 'Sold out' },
  add: 'Add',
  addRest: ' to cart',
  addNamed: (name) => `Add ${name} to cart`,
  soldOutNamed: (name) => `${name}: sold out`,
  loadMore: 'Load more products',
  seen: (shown, total) => `You have seen ${shown} of ${products(total)}`,
  seenAll: (total) => (total === 1 ? 'You have seen the only product' : `You have seen all ${products(total)}`),
  emptyTitle: 'No products with these filters',
  emptyText: 'Try removing a filter or widening the price range.',
  noneTitle: 'Nothing here yet',
  noneText: 'We are preparing the first items. Call us: the shop may already have what you are looking for.',
  listFailed: 'The products could not be loaded.',
  filtersFailed: 'The filters could not be loaded.',
  searchTitle: (query) => `Results for “${query}”`,
  searchPageTitle: (query) => `Search: ${query}`,
  searchSimilar: (query) => `No item contains “${query}”. These are the ones that come closest.`,
  searchNoneTitle: (query) => `We found nothing for “${query}”`,
  searchNoneText: 'Check the spelling, try a single word, or start from a category.',
}
