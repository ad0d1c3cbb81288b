import type { Subcategory } from '#shared/domain/platform/goods/categories.ts'
import type { BicycleRow } from '#shared/domain/platform/goods/size-chart.ts'

/**
 * The source of a table: `secondary`, a page that repeats the maker's; `memory`, written from knowledge of the maker's
 * size guide and not verified. A shop must check it at its maker's before showing it to customers.
 */
export type Reading = 'secondary' | 'memory'

export interface MakersTable {
  maker: string
  model: string
  kind: Subcategory
  read: Reading
  source: string
  rows: BicycleRow[]
}

type Origin = readonly [maker: string, model: string, kind: Subcategory, read: Reading, source: string]

/** @param written by size the heights, and the inseams where the maker gives them: «47 152-158 71-75» */
function table([maker, model, kind, read, source]: Origin, written: string): MakersTable {
  const rows = written.split(', ').map((one): BicycleRow => {
    const [size = '', heights = '', inseams] = one.split(' ')
    const [heightFrom = Number.NaN, heightTo = Number.NaN] = heights.split('-').map(Number)
    const [inseamFrom = null, inseamTo = null] = inseams?.split('-').map(Number) ?? []
    const unknown = { standoverMm: null, seatTubeMm: null, stackMm: null, reachMm: null }
    return { size, heightFrom, heightTo, inseamFrom, inseamTo, ...unknown }
  })
  return { maker, model, kind, read, source, rows }
}

/** In centimetres. */
export const makersTables: readonly MakersTable[] = [
  table(
    [
      'Specialized',
      'Stumpjumper, Enduro, Levo',
      'mountain',
      'secondary',
      'bikesizeschart.com, “Specialized bike size chart”',
    ],
    'S1 150-160, S2 157-173, S3 165-180, S4 173-188, S5 178-193, S6 188-203',
  ),
  table(
    ['Specialized', 'Demo', 'mountain', 'secondary', 'bikesizeschart.com, “Specialized bike size chart”'],
    'S2 158-175, S3 165-183, S4 173-193',
  ),
  table(
    [
      'Specialized',
      'Rockhopper',
      'mountain',
      'secondary',
      'mtbrules.com, “What Size Specialized Mountain Bike Do I Need?”, in feet and inches',
    ],
    'XS 152-160, S 157-168, M 168-178, L 178-188',
  ),
  table(
    ['Specialized', 'Tarmac, Roubaix', 'strada', 'memory', 'Specialized, “Road Size Chart”'],
    '44 147-152, 49 152-160, 52 160-168, 54 168-175, 56 175-183, 58 183-190, 61 190-198',
  ),
  table(
    ['Trek', 'Domane, Émonda', 'strada', 'memory', 'Trek, “Road bike sizing”'],
    '47 152-158 71-75, 50 158-163 74-77, 52 163-168 76-79, 54 168-174 78-82, 56 174-180 81-85, 58 180-185 84-87, 60 185-190 86-90, 62 190-195 89-92',
  ),
  table(
    ['Trek', 'Fuel EX, Roscoe', 'mountain', 'memory', 'Trek, “Mountain bike sizing”'],
    'S 153-162 72-76, M 161-172 76-81, M/L 165-179 77-84, L 177-188 82-89, XL 186-197 87-93, XXL 195-203 92-97',
  ),
  table(
    ['Giant', 'TCR, Defy', 'strada', 'memory', 'Giant, “Road size guide”'],
    'XS 155-165, S 160-170, M 168-178, M/L 175-183, L 180-190, XL 188-196',
  ),
  table(
    ['Giant', 'Talon', 'mountain', 'memory', 'Giant, “Mountain size guide”'],
    'XS 150-160, S 157-168, M 168-178, L 178-188, XL 188-198',
  ),
  table(
    ['Canyon', 'Endurace, Ultimate', 'strada', 'memory', 'Canyon, “Perfect Positioning System”'],
    'XXS 160-166, XS 166-172, S 172-178, M 178-184, L 184-190, XL 190-196',
  ),
  table(
    ['Canyon', 'Spectral, Neuron', 'mountain', 'memory', 'Canyon, “Mountain bike sizing”'],
    'XS 150-166, S 164-174, M 172-182, L 180-191, XL 188-200',
  ),
  table(
    ['Cannondale', 'Synapse', 'strada', 'memory', 'Cannondale, “Size guide”'],
    '48 155-165, 51 163-172, 54 170-179, 56 176-184, 58 182-191, 61 189-199',
  ),
  table(
    ['Cube', 'Attain', 'strada', 'memory', 'Cube, “Rahmengrößen Rennrad”'],
    '50 158-168, 53 166-174, 56 172-181, 58 179-187, 60 185-193, 62 191-200',
  ),
  table(
    ['Cube', 'Reaction Hybrid', 'elettrica', 'memory', 'Cube, “Rahmengrößen MTB und Hybrid”'],
    'S 155-167, M 165-178, L 176-188, XL 186-199',
  ),
  table(
    ['Scott', 'Addict', 'strada', 'memory', 'Scott, “Bike size chart, road”'],
    'XXS 150-160, XS 158-168, S 165-175, M 172-182, L 179-189, XL 186-196',
  ),
  table(
    ['Scott', 'Scale', 'mountain', 'memory', 'Scott, “Bike size chart, mountain”'],
    'S 155-168, M 166-178, L 176-187, XL 185-198',
  ),
  table(
    ['Orbea', 'Terra', 'gravel', 'memory', 'Orbea, “Size guide”'],
    'XS 150-164, S 160-172, M 169-180, L 177-188, XL 185-199',
  ),
  table(
    ['Merida', 'Silex', 'gravel', 'memory', 'Merida, “Size guide”'],
    'XS 155-165, S 163-173, M 171-182, L 179-190, XL 187-199',
  ),
  table(
    ['Decathlon', 'Rockrider', 'mountain', 'memory', 'Decathlon, “Guida alle taglie MTB”'],
    'S 155-164, M 165-174, L 175-184, XL 185-195',
  ),
  table(
    ['Decathlon', 'Riverside', 'citta', 'memory', 'Decathlon, “Guida alle taglie bici trekking”'],
    'S 150-164, M 165-174, L 175-184, XL 185-200',
  ),
  table(['Brompton', 'C Line', 'pieghevole', 'memory', 'Brompton, “Which saddle height”'], 'Unica 142-196'),
]
