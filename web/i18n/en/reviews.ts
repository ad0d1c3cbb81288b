import type { reviews as italian } from '../it/reviews.ts'
import type { Widen } from '../it.ts'
import { plural } from '../plural.ts'

export const reviews: Widen<typeof italian> = {
  title: 'Reviews',
  count: (count) => `${count} ${plural('en', count, 'review', 'reviews')}`,
  starsRow: (stars) => `${stars} ${plural('en', stars, 'star', 'stars')}`,
  starsRowCount: (stars, count) =>
    `${stars} ${plural('en', stars, 'star', 'stars')}: ${count} ${plural('en', count, 'review', 'reviews')}`,
  distribution: 'How many reviews per rating',
  statement:
    'We publish positive and negative reviews after a check. “Verified purchase” means that the e-mail belongs to a paid order of this product. The other reviews are not verified.',
  howWeCheck: 'How we check reviews',
  verified: 'Verified purchase',
  report: 'Report',
  reportNamed: (title) => `Report the review “${title}”`,
  reportSubject: (code, id) => `Report of review ${id}, item ${code}`,
  sortBy: 'Sort by',
  sort: { newest: 'Newest', best: 'Highest rating', worst: 'Lowest rating' },
  showMore: (count) => plural('en', count, 'Show one more review', `Show ${count} more reviews`),
  noneText: 'Nobody has written about this item so far.',
  failed: 'The reviews could not be loaded.',
  write: 'Write a review',
  writeTitle: 'Write a review',
  writeAbout: (product) => `About ${product}`,
  boughtWith: (number) => `From order ${number}: with this email the review carries the mark “Verified purchase”.`,
  closeForm: 'Close the review',
  rating: 'Your rating',
  ratingNumber: (stars) => `${stars} out of 5`,
  labels: {
    customerName: 'Name',
    customerEmail: 'Email',
    title: 'Title',
    comment: 'Review',
    website: 'Leave this field empty',
  },
  emailHint: 'It is not published. It tells us whether you bought this item.',
  checked: 'We publish it after a check, positive or negative. How we use your data:',
  privacy: 'privacy notice',
  submit: 'Send the review',
  added: 'Review added',
  addedText: 'Thank you! We read it and then publish it.',
  addFailed: 'Review error',
  addError: 'Error adding review',
}
