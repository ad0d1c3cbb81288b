import type { RouteContext } from '#web/platform/route-context.ts'
import { BicyclePage } from './bicycle-page.tsx'
import { BoughtBikes } from './bought-bikes.tsx'
import { mailTopics } from './due-topic.ts'
import { loadGarage } from './garage.tsx'
import { garageTexts } from './garage-texts.ts'
import { HistoryLink } from './history-link.tsx'

/** The server's page is a frame: the browser reads what is the customer's. */
const load = ({ language }: RouteContext) => garageTexts.load(language)

export const garagePages = {
  bicycle: { load, part: BicyclePage },
  ...{ garage: loadGarage, choice: BoughtBikes, history: HistoryLink, topics: mailTopics },
}
