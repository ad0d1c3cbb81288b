export type Tender = 'cash' | 'terminal' | 'gift_card'
