import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Few bicycles are sold: its code and texts come with those that are. */
export const UsedAlertForm = lazyPart(async () => (await import('./used-alert-form.tsx')).UsedAlertForm)
