import { BillPage } from './bill-page.tsx'
import { EstimatePage } from './estimate-page.tsx'
import { loadBill, loadEstimate } from './job-page-queries.ts'

export const jobPages = {
  bill: { load: loadBill, part: BillPage },
  estimate: { load: loadEstimate, part: EstimatePage },
}
