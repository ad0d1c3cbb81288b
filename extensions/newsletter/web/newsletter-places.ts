import { loadNewsletterCard } from './newsletter-card.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { NewsletterTick } from './newsletter-tick.tsx'
import { mailTopics } from './newsletter-topic.ts'

export const newsletterPlaces = {
  card: loadNewsletterCard,
  tick: NewsletterTick,
  form: NewsletterForm,
  topics: mailTopics,
}
