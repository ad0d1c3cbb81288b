import { workshopWords } from '../it.ts'
import type { BicycleKind } from '../services/service-kinds.ts'

export const kindNames: Readonly<Record<BicycleKind, string>> = workshopWords.bicycle.kinds
