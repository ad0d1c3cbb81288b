import type { Entry } from './vocabulary-entry.ts'

export const clothingWords: readonly Entry[] = [
  // Helmets, clothing
  {
    id: 'helmet',
    it: 'casco, caschi, caschetto, caschetti, elmetto, casco bici, casco da bici',
    en: 'helmet, bike helmet, cycle helmet, crash helmet',
  },
  {
    id: 'full face helmet',
    it: 'casco integrale, casco con mentoniera',
    en: 'full face helmet, fullface helmet',
    isA: ['helmet'],
  },
  {
    id: 'jersey',
    it: 'maglia, maglie, maglia ciclismo, maglietta ciclismo, divisa, maglia da ciclista',
    en: 'jersey, cycling jersey, cycling top, bike jersey',
  },
  {
    id: 't-shirt',
    it: 't-shirt, tshirt, maglietta, magliette, maglietta tecnica, tee',
    en: 't-shirt, tshirt, tee, tee shirt, tech tee, shirt',
    goesWith: ['jersey'],
  },
  {
    id: 'jacket',
    it: 'giacca, giacche, giubbotto, giubbino, giaccone, giacchetta, giubbetto, giaccavento, mantella, mantellina, kway, k-way, giacca a vento, impermeabile da bici, cappotto',
    en: 'jacket, coat, windbreaker, windcheater, parka, anorak, raincoat, shell',
  },
  {
    id: 'gilet',
    it: 'gilet, smanicato, giubbino smanicato, panciotto',
    en: 'gilet, vest, bodywarmer, sleeveless jacket',
  },
  {
    id: 'fleece',
    it: 'pile, felpa, felpe, maglione, maglioncino',
    en: 'fleece, sweatshirt, hoodie, sweater, jumper, pullover, hooded top',
  },
  {
    id: 'base layer',
    it: 'canotta intima, intimo, intimo tecnico, maglia intima, sottomaglia, intimo termico, primo strato',
    en: 'base layer, baselayer, undershirt, underwear, undervest',
  },
  { id: 'tank top', it: 'canotta, canottiera, canotte', en: 'tank top, singlet, vest top, sleeveless top' },
  {
    id: 'shorts',
    it: 'pantaloncino, pantaloncini, pantaloncini ciclismo, calzoncini, short, bermuda, fuseaux, ciclista, pantaloncini da bici, braghe, pantaloni corti',
    en: 'shorts, cycling shorts, bike shorts, padded shorts',
    isA: ['legwear'],
  },
  {
    id: 'bib shorts',
    it: 'salopette, pantaloncini con bretelle, bretelle',
    en: 'bib shorts, bib, bibs, bibshorts, dungarees',
    isA: ['shorts'],
  },
  {
    id: 'tights',
    it: 'calzamaglia, calzamaglie, leggings, collant, fuseaux lunghi, leggins, pantaloni lunghi aderenti',
    en: 'tights, leggings, cycling tights, running tights, bib tights',
    isA: ['legwear'],
  },
  {
    id: 'trousers',
    it: 'pantalone, pantaloni, tre quarti, pinocchietto, pantalone tre quarti',
    en: 'trousers, pants, three quarter, capri',
    isA: ['legwear'],
  },
  { id: 'legwear', it: 'pantaloni da bici, pantaloni ciclismo', en: 'legwear, bottoms' },
  { id: 'glove', it: 'guanto, guanti, guantini, mezziguanti', en: 'gloves, mittens, mitts' },
  { id: 'sock', it: 'calza, calze, calzino, calzini, calzettoni', en: 'socks' },
  {
    id: 'shoe',
    it: 'scarpa, scarpe, scarpini, scarpone, calzature, scarpette',
    en: 'shoes, cycling shoes, footwear, bike shoes, boots',
  },
  { id: 'overshoe', it: 'copriscarpe, copriscarpa', en: 'overshoes, shoe covers' },
  { id: 'arm warmer', it: 'manicotti, manicotto', en: 'arm warmers, sleeves, armwarmers' },
  { id: 'leg warmer', it: 'gambali, gambale, ginocchiere', en: 'leg warmers, knee warmers' },
  { id: 'pads', it: 'protezioni, gomitiere, paraschiena', en: 'knee pads, elbow pads, body armour, protectors' },
  {
    id: 'cap',
    it: 'cappellino, berretto, berrettino, cappello, sottocasco, cuffia, berretta',
    en: 'cap, cycling cap, hat, beanie, skull cap',
  },
  {
    id: 'neck warmer',
    it: 'scaldacollo, bandana, collare, passamontagna',
    en: 'neck warmer, buff, snood, balaclava, bandana',
  },
  {
    id: 'glasses',
    it: 'occhiali, occhiale, occhiali da sole, occhiali ciclismo',
    en: 'glasses, sunglasses, goggles, eyewear',
  },
  {
    id: 'hi-vis',
    it: 'giubbino catarifrangente, gilet catarifrangente, catarifrangenti',
    en: 'hi vis vest, high visibility vest, reflectors',
  },
]
