// Made by `npm run client` from GET /api/openapi.json; do not edit.
export interface ShopOptions {
  url: string
  key: string
  /** Of messages: it or en. */
  language?: string
}
export declare class ShopError extends Error {
  status: number
  code: string | undefined
  body: Record<string, unknown>
  constructor(status: number, body: Record<string, unknown>)
}
export declare function shopClient(options: ShopOptions): ShopClient

export interface ShopClient {
  /** The four numbers of the dashboard; days and months are those of Europe/Rome. Role: owner, counter, workshop, content, accountant. */
  getAdminStats(): Promise<AdminStat>
  /** What waits for the shopkeeper today. Role: owner, counter, workshop, content, accountant. */
  getAdminTasks(): Promise<AdminTask>
  /** Paid sales by day of the last 30 or 365 days. Role: owner, counter, accountant. */
  getAdminSales(input?: { query?: { days?: "30" | "365"; past?: "true" | "false" } }): Promise<AdminSale>
  /** Settings: opening hours and closures. Role: owner, counter, workshop, content, accountant. */
  getAdminSettingsHours(): Promise<AdminSettingHour>
  /** Changes the settings: opening hours and closures. Role: owner. */
  putAdminSettingsHours(input: { body: AdminSettingHourChange }): Promise<PutAdminSettingsHoursAnswer>
  /** Settings as they were saved, the newest first: opening hours and closures. Role: owner, counter, accountant. */
  getAdminSettingsHoursVersions(): Promise<Array<AdminSettingHour>>
  /** Settings: the languages its texts are written in. Role: owner, counter, content, accountant. */
  getAdminSettingsLanguages(): Promise<AdminSettingLanguage>
  /** Changes the settings: the languages its texts are written in. Role: owner. */
  putAdminSettingsLanguages(input: { body: AdminSettingLanguageChange }): Promise<PutAdminSettingsLanguagesAnswer>
  /** Settings as they were saved, the newest first: the languages its texts are written in. Role: owner, counter, content, accountant. */
  getAdminSettingsLanguagesVersions(): Promise<Array<AdminSettingLanguage>>
  /** Settings: what the owner has confirmed before opening. Role: owner, counter, content, accountant. */
  getAdminSettingsOpening(): Promise<AdminSettingOpening>
  /** Changes the settings: what the owner has confirmed before opening. Role: owner. */
  putAdminSettingsOpening(input: { body: AdminSettingOpeningChange }): Promise<PutAdminSettingsOpeningAnswer>
  /** Settings as they were saved, the newest first: what the owner has confirmed before opening. Role: owner, counter, content, accountant. */
  getAdminSettingsOpeningVersions(): Promise<Array<AdminSettingOpening>>
  /** What a new shop still has to do before it opens; an empty list when nothing, or in the demo. Role: owner, counter, workshop, content, accountant. */
  getAdminOpening(): Promise<AdminOpening>
  /** The orders that would come late, or wait behind a closed door, with these hours and closures. Role: owner, counter. */
  postAdminSettingsHoursMoved(input: { body: AdminSettingHourChangeValue }): Promise<Array<AdminSettingHourClosureCustomer>>
  /** The orders that a closure touches and whose customers have no mail about it. Role: owner, counter, accountant. */
  getAdminSettingsHoursClosuresByFromByToCustomers(input: { params: { from: string | number; to: string | number } }): Promise<Array<AdminSettingHourClosureCustomer>>
  /** Mails these customers, each once a closure; their orders are promised for the new day from then on. Role: owner, counter. */
  postAdminSettingsHoursClosuresByFromByToCustomers(input: { params: { from: string | number; to: string | number } }): Promise<PostAdminWorkshopOutsideAnswer>
  /** Settings: name, address, contacts and promises of the shop. Role: owner, counter, content, accountant. */
  getAdminSettingsFacts(): Promise<AdminSettingFact>
  /** Changes the settings: name, address, contacts and promises of the shop. Role: owner. */
  putAdminSettingsFacts(input: { body: AdminSettingFactChange }): Promise<PutAdminSettingsFactsAnswer>
  /** Settings as they were saved, the newest first: name, address, contacts and promises of the shop. Role: owner, counter, content, accountant. */
  getAdminSettingsFactsVersions(): Promise<Array<AdminSettingFact>>
  /** Settings: bank account. Role: owner, accountant. */
  getAdminSettingsPayments(): Promise<AdminSettingPayment>
  /** Settings as they were saved, the newest first: bank account. Role: owner, accountant. */
  getAdminSettingsPaymentsVersions(): Promise<Array<AdminSettingPayment>>
  /** Asks the wallet whether it takes the credentials; no money moves. Role: owner. */
  postAdminPaymentsWalletTest(): Promise<AdminPaymentCardTest>
  /** The wallet: whether it is offered and takes real money, and when it last worked. Role: owner, accountant. */
  getAdminPaymentsWallet(): Promise<AdminPaymentWallet>
  /** Settings: name in the header, logo, colour of buttons, share picture, prefix of order numbers. Role: owner, content. */
  getAdminSettingsAppearance(): Promise<AdminSettingAppearance>
  /** Changes the settings: name in the header, logo, colour of buttons, share picture, prefix of order numbers. Role: owner, content. */
  putAdminSettingsAppearance(input: { body: AdminSettingAppearanceChange }): Promise<PutAdminSettingsAppearanceAnswer>
  /** Settings as they were saved, the newest first: name in the header, logo, colour of buttons, share picture, prefix of order numbers. Role: owner, content. */
  getAdminSettingsAppearanceVersions(): Promise<Array<AdminSettingAppearance>>
  /** Takes a logo (multipart, field `image`): SVG without scripts and references, or PNG, at most 200 kB. Role: owner, content. */
  postAdminSettingsAppearanceLogo(input: { body: Blob | FormData }): Promise<AdminUpload>
  /** Settings: parts of the home page, their order, texts and pictures. Role: owner, content. */
  getAdminSettingsHome(): Promise<AdminSettingHome>
  /** Changes the settings: parts of the home page, their order, texts and pictures. Role: owner, content. */
  putAdminSettingsHome(input: { body: AdminSettingHomeChange }): Promise<PutAdminSettingsHomeAnswer>
  /** Settings as they were saved, the newest first: parts of the home page, their order, texts and pictures. Role: owner, content. */
  getAdminSettingsHomeVersions(): Promise<Array<AdminSettingHome>>
  /** The home page as it would be with these parts, as HTML; nothing is changed. Role: owner, content. */
  postAdminSettingsHomePreview(input: { body: NewAdminSettingHomePreview }): Promise<AdminSettingHomePreview>
  /** All texts of mails and pages that the shop can change. Role: owner, content. */
  getAdminTexts(): Promise<Array<AdminText>>
  /** Changes the texts of one mail or page; an empty text is the shipped one. A page without a version is new. Role: owner, content. */
  putAdminTextsByGroup(input: { params: { group: string | number }; body: AdminTextChange }): Promise<AdminText>
  /** Former versions of the texts of one mail or page, the newest first. Role: owner, content. */
  getAdminTextsByGroupVersions(input: { params: { group: string | number } }): Promise<Array<AdminTextVersion>>
  /** A mail as it arrives with these texts, with the data of the last order. Role: owner, content. */
  postAdminTextsByGroupPreview(input: { params: { group: string | number }; body: NewAdminTextTrial }): Promise<AdminTextPreview>
  /** A text with its marks as a page shows it, or a sentence about what a page cannot hold. Role: owner, content. */
  postAdminMarkdown(input: { body: NewAdminMarkdown }): Promise<AdminMarkdown>
  /** Sends the mail with these texts to the shop’s own address. Role: owner, content. */
  postAdminTextsByGroupTrial(input: { params: { group: string | number }; body: NewAdminTextTrial }): Promise<AdminMailTest>
  /** What staff, keys and jobs have written, newest first; kept 24 months. Role: owner. */
  getAdminActs(input?: { query?: { limit?: string | number; offset?: string | number; q?: string | number; actor?: "owner" | "staff" | "key" | "job" | "unknown"; person?: string | number; from?: string | number; to?: string | number } }): Promise<Array<AdminAct>>
  /** The same of one order or product, for who may read that. Role: owner, counter, workshop, content, accountant. */
  getAdminActsByKindById(input: { params: { kind: "order" | "product"; id: string | number }; query?: { limit?: string | number; offset?: string | number } }): Promise<Array<AdminAct>>
  /** All products, inactive ones too, newest first. Role: owner, counter, workshop, content, accountant. Scope of a program’s key: read_catalogue. */
  getAdminProducts(input?: { query?: { category?: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; subcategory?: "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole"; shelf?: string | number; q?: string | number; without?: string | number | Array<string>; brand?: string | number | Array<string>; frameSize?: string | number | Array<string>; color?: string | number | Array<string>; minPrice?: string | number; maxPrice?: string | number; inStock?: "true" | "false"; fact?: string | number | Array<string>; ids?: string | number | Array<string>; sort?: "relevance" | "newest" | "price-low" | "price-high" | "name" | "rating"; sold?: "last"; models?: "one"; bike?: string | number; own?: string | number | Array<string>; lang?: "it" | "en"; limit?: string | number; offset?: string | number; isActive?: "true" | "false"; lowStock?: "true" | "false" } }): Promise<Array<AdminProduct>>
  /** Adds a product. Role: owner, counter. Scope of a program’s key: write_catalogue. */
  postAdminProducts(input: { body: NewAdminProduct }): Promise<AdminProduct>
  /** Changes price, stock and state of several products, all of them or none; 409 names the refused cells. Role: owner, counter. */
  patchAdminProducts(input: { body: AdminProductChange }): Promise<PatchAdminProductsAnswer>
  /** How many products each category has, inactive ones too. Role: owner, counter, workshop, content, accountant. Scope of a program’s key: read_catalogue. */
  getAdminProductsCounts(): Promise<AdminProductCount>
  /** One product, active or not. Role: owner, counter, workshop, content, accountant. Scope of a program’s key: read_catalogue. */
  getAdminProductsById(input: { params: { id: string | number } }): Promise<AdminProduct>
  /** Changes a product; fields left out stay. Role: owner, counter. Scope of a program’s key: write_catalogue. */
  putAdminProductsById(input: { params: { id: string | number }; body: PutAdminProductsByIdBody }): Promise<AdminProduct>
  /** Takes a product out of the shop; past orders keep its name, code and price. Role: owner, counter. */
  deleteAdminProductsById(input: { params: { id: string | number } }): Promise<undefined>
  /** Takes pieces out of the stock or puts some in, by how many; the same reference moves them once. Role: owner, counter. Scope of a program’s key: write_catalogue. */
  postAdminProductsByIdStock(input: { params: { id: string | number }; body: NewAdminProductStock }): Promise<AdminProduct>
  /** The job card of a used bicycle; version 0 where it has not been begun. Role: owner, counter, workshop, accountant. */
  getAdminProductsByIdJobCard(input: { params: { id: string | number } }): Promise<AdminProductJobCard>
  /** Begins or changes a job card; what is left out stays. Role: owner, counter, workshop. */
  patchAdminProductsByIdJobCard(input: { params: { id: string | number }; body: AdminProductJobCardChange }): Promise<AdminProductJobCard>
  /** All shelves in the order of the menus, each before those below it. Role: owner, counter, workshop, content, accountant. Scope of a program’s key: read_catalogue. */
  getAdminShelves(): Promise<Array<AdminShelf>>
  /** Adds a shelf; an address that another shelf had before is its own from now on. Role: owner, counter. */
  postAdminShelves(input: { body: NewAdminShelf }): Promise<AdminShelf>
  /** Changes or moves a shelf; fields left out stay, the address it had redirects. Role: owner, counter. */
  putAdminShelvesBySlug(input: { params: { slug: string | number }; body: AdminShelfChange }): Promise<AdminShelf>
  /** Deletes a shelf with nothing on it and nothing below it. Role: owner, counter. */
  deleteAdminShelvesBySlug(input: { params: { slug: string | number } }): Promise<undefined>
  /** Moves what is on a shelf and below it to another one of its category, and its address with it. Role: owner, counter. */
  postAdminShelvesBySlugMerge(input: { params: { slug: string | number }; body: NewAdminShelfMerge }): Promise<AdminShelf>
  /** What articles may say of themselves, and how many do. Role: owner, counter, workshop, content, accountant. */
  getAdminFacts(): Promise<Array<AdminFact>>
  /** Adds something that articles may say of themselves. Role: owner, counter. */
  postAdminFacts(input: { body: NewAdminFact }): Promise<AdminFact>
  /** Changes a fact; nothing that articles have said of themselves is lost. Role: owner, counter. */
  putAdminFactsByKey(input: { params: { key: string | number }; body: AdminFactChange }): Promise<AdminFact>
  /** Deletes a fact that no article says. Role: owner, counter. */
  deleteAdminFactsByKey(input: { params: { key: string | number } }): Promise<undefined>
  /** The shop’s own words of the search, and what each finds now. Role: owner, counter. */
  getAdminSearchWords(): Promise<Array<AdminSearchWord>>
  /** Teaches the search a word; one that finds nothing yet is stored too. Role: owner, counter. */
  postAdminSearchWords(input: { body: NewAdminSearchWord }): Promise<AdminSearchWord>
  /** What a meaning finds, before a word is taught. Role: owner, counter. */
  getAdminSearchWordsFinds(input: { query: { meaning: string | number } }): Promise<AdminSearchWordFind>
  /** Changes a word or its meaning. Role: owner, counter. */
  putAdminSearchWordsById(input: { params: { id: string | number }; body: AdminSearchWordChange }): Promise<AdminSearchWord>
  /** Forgets a word of the shop’s own. Role: owner, counter. */
  deleteAdminSearchWordsById(input: { params: { id: string | number } }): Promise<undefined>
  /** What was searched and not found, the most frequent first, and what it finds now; anonymous, kept for 90 days. Role: owner, counter. */
  getAdminUnfoundSearches(input?: { query?: { limit?: string | number; offset?: string | number } }): Promise<Array<AdminUnfoundSearch>>
  /** Takes a search off the list; searched again, it comes back. Role: owner, counter. */
  deleteAdminUnfoundSearches(input: { query: { q: string | number } }): Promise<undefined>
  /** All size tables, by maker and kind of article. Role: owner, counter, workshop, content, accountant. */
  getAdminSizeCharts(): Promise<AdminSizeChart>
  /** Stores all size tables whole. Role: owner, counter. */
  putAdminSizeCharts(input: { body: AdminSizeChartChange }): Promise<AdminSizeChart>
  /** Takes one picture (multipart, field `image`): JPG, PNG, GIF or WebP, at most 5 MiB and 50 megapixels. Role: owner, counter, workshop, content. Scope of a program’s key: write_catalogue. */
  postAdminUpload(input: { query?: { drawing?: "true" | "false" }; body: Blob | FormData }): Promise<AdminUpload>
  /** The same picture with another focal point, in per cent from left and top: a picture with a name of its own. Role: owner, counter, workshop, content. */
  postAdminImagesFocalPoint(input: { body: NewAdminImageFocalPoint }): Promise<AdminUpload>
  /** Reads every picture and compares its checksum. Role: owner, counter, workshop, content, accountant. */
  getAdminImageStatus(): Promise<AdminImageStatus>
  /** All reviews, newest first; X-Total-Count tells how many there are. Role: owner, counter, accountant. */
  getAdminReviews(input?: { query?: { status?: "pending" | "approved"; q?: string | number; limit?: string | number; offset?: string | number } }): Promise<Array<AdminReview>>
  /** How many reviews there are, wait and are approved, and how many questions there are and wait. Role: owner, counter, accountant. */
  getAdminReviewsCounts(): Promise<AdminReviewCount>
  /** Shows a review or takes it off the page; its writer is told of the first time it is shown. Role: owner, counter. */
  putAdminReviewsByIdApproval(input: { params: { id: string | number }; body: AdminReviewApprovalChange }): Promise<AdminReview>
  /** The shop’s public answer under a review; its writer is told of each new one once the review is shown. Role: owner, counter. */
  putAdminReviewsByIdAnswer(input: { params: { id: string | number }; body: AdminReviewAnswerChange }): Promise<AdminReview>
  /** A picture of any review. Role: owner, counter, accountant. */
  getAdminReviewPhotosById(input: { params: { id: string | number } }): Promise<Blob>
  /** Takes one picture out of a review for good. Role: owner, counter. */
  deleteAdminReviewPhotosById(input: { params: { id: string | number } }): Promise<undefined>
  /** Deletes a review for good. Role: owner, counter. */
  deleteAdminReviewsById(input: { params: { id: string | number } }): Promise<undefined>
  /** All questions, those without an answer first; X-Total-Count tells how many there are. Role: owner, counter, accountant. */
  getAdminQuestions(input?: { query?: { q?: string | number; limit?: string | number; offset?: string | number } }): Promise<Array<AdminQuestion>>
  /** Shows a question with the shop’s answer; an empty one takes both off the page. The first answer is mailed. Role: owner, counter. */
  putAdminQuestionsByIdAnswer(input: { params: { id: string | number }; body: AdminReviewAnswerChange }): Promise<AdminQuestion>
  /** Deletes a question for good. Role: owner, counter. */
  deleteAdminQuestionsById(input: { params: { id: string | number } }): Promise<undefined>
  /** Reductions, planned, running and ended, and what was sold with each. Role: owner, counter, accountant. Scope of a program’s key: read_prices. */
  getAdminReductions(): Promise<Array<AdminReductionReduction>>
  /** Plans a reduction, or starts it at once; articles that the law forbids are left out. Role: owner, counter. Scope of a program’s key: write_prices. */
  postAdminReductions(input: { body: NewAdminReduction }): Promise<AdminReduction>
  /** One reduction with its articles. Role: owner, counter, accountant. Scope of a program’s key: read_prices. */
  getAdminReductionsById(input: { params: { id: string | number } }): Promise<AdminReduction>
  /** Changes a planned reduction. Role: owner, counter. Scope of a program’s key: write_prices. */
  putAdminReductionsById(input: { params: { id: string | number }; body: NewAdminReduction }): Promise<AdminReduction>
  /** Takes a planned reduction away. Role: owner, counter. Scope of a program’s key: write_prices. */
  deleteAdminReductionsById(input: { params: { id: string | number } }): Promise<undefined>
  /** What a reduction would do to each article, and which the law leaves out; changes nothing. Role: owner, counter. Scope of a program’s key: write_prices. */
  postAdminReductionsPreview(input: { body: NewAdminReductionPreview }): Promise<AdminReductionPreview>
  /** Ends a running reduction now: the prices are back. Role: owner, counter. Scope of a program’s key: write_prices. */
  postAdminReductionsByIdEnd(input: { params: { id: string | number } }): Promise<AdminReduction>
  /** The prices an article has had in the last 60 days, oldest first. Role: owner, counter, accountant. Scope of a program’s key: read_prices. */
  getAdminProductsByIdPrices(input: { params: { id: string | number } }): Promise<AdminProductPrice>
  /** Codes by campaign, newest first, and what each has brought. Role: owner, counter, accountant. Scope of a program’s key: read_coupons. */
  getAdminCampaigns(): Promise<Array<AdminCampaignCampaign>>
  /** Makes a campaign with its codes, typed or drawn. Role: owner, counter. Scope of a program’s key: write_coupons. */
  postAdminCampaigns(input: { body: NewAdminCampaign }): Promise<AdminCampaign>
  /** A campaign with each of its codes. Role: owner, counter, accountant. Scope of a program’s key: read_coupons. */
  getAdminCampaignsById(input: { params: { id: string | number } }): Promise<AdminCampaign>
  /** Changes what its codes do from now on; orders keep what they were placed with. Role: owner, counter. Scope of a program’s key: write_coupons. */
  putAdminCampaignsById(input: { params: { id: string | number }; body: AdminCampaignChange }): Promise<AdminCampaign>
  /** Takes away a campaign that no order has used. Role: owner, counter. Scope of a program’s key: write_coupons. */
  deleteAdminCampaignsById(input: { params: { id: string | number } }): Promise<undefined>
  /** More codes for a campaign. Role: owner, counter. Scope of a program’s key: write_coupons. */
  postAdminCampaignsByIdCodes(input: { params: { id: string | number }; body: NewAdminCampaignCode }): Promise<AdminCampaign>
  /** Its codes do nothing from now on. Role: owner, counter. Scope of a program’s key: write_coupons. */
  postAdminCampaignsByIdEnd(input: { params: { id: string | number } }): Promise<AdminCampaign>
  /** What a change would make of each price; changes nothing. Role: owner, counter. Scope of a program’s key: write_prices. */
  postAdminPriceChangesPreview(input: { body: NewAdminPriceChangePreview }): Promise<AdminPriceChangePreview>
  /** Writes the prices that the preview showed, all of them or none. Role: owner, counter. Scope of a program’s key: write_prices. */
  postAdminPriceChanges(input: { body: NewAdminPriceChange }): Promise<AdminPriceEventChange>
  /** Puts back the prices that were not changed since. Role: owner, counter. Scope of a program’s key: write_prices. */
  postAdminPriceChangesByIdUndo(input: { params: { id: string | number } }): Promise<AdminPriceEventChange>
  /** What changed prices, and who: prices written, imported or changed together, reductions, coupons, given gift cards, delivery; newest first. Role: owner, counter, accountant. Scope of a program’s key: read_prices. */
  getAdminPriceEvents(input?: { query?: { limit?: string | number; offset?: string | number; subject?: "prices" | "reduction" | "coupons" | "gift_card" | "delivery" } }): Promise<Array<AdminPriceEvent>>
  /** What delivery costs by kind of article and zone, the methods, and how long each takes. Role: owner, counter, accountant. Scope of a program’s key: read_prices. */
  getAdminDelivery(): Promise<AdminDelivery>
  /** Changes what delivery costs and how long it takes, for orders from now on. Role: owner. */
  putAdminDelivery(input: { body: AdminDeliveryChange }): Promise<AdminDelivery>
  /** The catalogue as a CSV file that the import takes back without loss. Role: owner, counter, accountant. Scope of a program’s key: read_catalogue. */
  getAdminProductsExport(input?: { query?: { category?: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori" } }): Promise<Blob>
  /** Adds and changes products from a file, all of it or nothing; products are known by their code. Role: owner, counter. Scope of a program’s key: write_catalogue. */
  postAdminProductsImport(input: { query: { mode: "preview" | "commit"; mapping?: "auto" | "shop" | "sxt26" | "woocommerce" | "shopify" | "google" | "prestashop" | "prestashop_combinations" | "magento" | "bigcommerce" | "odoo" | "danea" | "ebay" | "square" | "amazon" | "list" | string | number; decimalSign?: "auto" | "," | "."; html?: "text" | "keep"; netPrices?: "leave_out" | "add_vat" | "with_vat"; texts?: "repair" | "keep"; columns?: string | number; onError?: "refuse" | "skip"; onPrice?: "refuse" | "skip" | "accept"; confirmedLines?: string | number; onConflict?: "refuse" | "skip" | "overwrite"; fileName?: string | number | null; respond?: "done" | "begun" }; body: Blob | FormData }): Promise<AdminImportReport | GetAdminImportsAnswer>
  /** The wrong rows of a file, each with its reason, as a CSV file to correct. Role: owner, counter. */
  postAdminProductsImportWrongRows(input: { query?: { mapping?: "auto" | "shop" | "sxt26" | "woocommerce" | "shopify" | "google" | "prestashop" | "prestashop_combinations" | "magento" | "bigcommerce" | "odoo" | "danea" | "ebay" | "square" | "amazon" | "list" | string | number; columns?: string | number; decimalSign?: "auto" | "," | "."; html?: "text" | "keep"; netPrices?: "leave_out" | "add_vat" | "with_vat"; texts?: "repair" | "keep" }; body: Blob | FormData }): Promise<Blob>
  /** Files that have come in, newest first. Role: owner, counter. */
  getAdminImports(): Promise<Array<GetAdminImportsAnswer>>
  /** One import with its report, how far it is, and what taking it back would do. Role: owner, counter. */
  getAdminImportsById(input: { params: { id: string | number } }): Promise<AdminImport>
  /** Stops an import that is coming in: what it has changed already is put back. Role: owner, counter. */
  postAdminImportsByIdStop(input: { params: { id: string | number } }): Promise<GetAdminImportsAnswer>
  /** Takes an import back, or only switches its new products off; what was changed since stays. Role: owner, counter. */
  postAdminImportsByIdUndo(input: { params: { id: string | number }; body: NewAdminImportUndo }): Promise<GetAdminImportsAnswer>
  /** What is remembered of suppliers’ files: their columns and how they are read. Role: owner. */
  getAdminImportMappings(): Promise<Array<AdminImportMapping>>
  /** Remembers the columns of a supplier; a file with the same ones is known by them from then on. Role: owner. */
  postAdminImportMappings(input: { body: NewAdminImportMapping }): Promise<AdminImportMapping>
  /** Changes what is remembered of a supplier’s file; what is left out stays. Role: owner. */
  putAdminImportMappingsById(input: { params: { id: string | number }; body: AdminImportMappingChange }): Promise<AdminImportMapping>
  /** Forgets a supplier’s columns, and where his words stand. Role: owner. */
  deleteAdminImportMappingsById(input: { params: { id: string | number } }): Promise<undefined>
  /** Words of files’ categories, and the place chosen for them. Role: owner. */
  getAdminImportWords(): Promise<Array<AdminImportWord>>
  /** Says where a word of files’ categories stands; the next import reads it so. Role: owner. */
  putAdminImportWords(input: { body: AdminImportWordChange }): Promise<AdminImportWord>
  /** Forgets where a word stands. Role: owner. */
  deleteAdminImportWordsById(input: { params: { id: string | number } }): Promise<undefined>
  /** Takes a picture of an archive under the name it has there, byte for byte: only what a shop has written itself, known by its name, its SHA-256 and by being nothing but a picture. Role: owner, counter, workshop, content. */
  putAdminImagesByName(input: { params: { name: string | number }; query: { sha256: string | number }; body: Blob | FormData }): Promise<AdminUpload>
  /** Adds the shelves and facts of an archive that the shop does not have; a shop without any product takes them all as they are. Role: owner, counter. */
  postAdminShelvesTake(input: { body: NewAdminShelfTake }): Promise<AdminShelfTake>
  /** Pictures that imported files name and that are still to come, and those that did not. Role: owner, counter, content. */
  getAdminIncomingPictures(): Promise<AdminIncomingPicture>
  /** Stops or goes on with fetching, tries again what failed or gives it up; all of them, or of those that failed the ones named. Role: owner, counter, content. */
  postAdminIncomingPicturesSteps(input: { body: NewAdminIncomingPictureStep }): Promise<AdminIncomingPicture>
  /** Which articles files of these names belong to: those whose file of products names them, else by the article’s code or GTIN (`CODE.jpg`, `CODE-2.jpg`, `CODE_2.jpg`). Role: owner, counter, content. */
  postAdminIncomingPicturesMatch(input: { body: NewAdminIncomingPictureMatch }): Promise<Array<AdminIncomingPictureMatch>>
  /** Puts uploaded pictures behind those that a product has, in the order of their positions; none twice. Role: owner, counter, workshop, content. */
  postAdminProductsByIdPictures(input: { params: { id: string | number }; body: NewAdminProductPicture }): Promise<AdminProductPicture>
  /** Gift cards by the end of a code, recipient, buyer or order; and what the shop owes to all of them. Role: owner, counter, accountant. */
  getAdminGiftCards(input?: { query?: { q?: string | number; limit?: string | number; offset?: string | number } }): Promise<GetAdminGiftCardsAnswer>
  /** Gives a gift card; its mail goes out at once. With an Idempotency-Key it is given once. Role: owner, counter. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them. */
  postAdminGiftCards(input: { body: NewAdminGiftCard }): Promise<AdminGiftCard>
  /** A gift card with its movements; never its code. Role: owner, counter, accountant. */
  getAdminGiftCardsById(input: { params: { id: string | number } }): Promise<AdminGiftCard>
  /** Blocks a gift card, or lets it pay again; its money stays on it. Role: owner, counter. */
  postAdminGiftCardsByIdBlock(input: { params: { id: string | number }; body: NewAdminGiftCardBlock }): Promise<AdminGiftCard>
  /** Sends a gift card again; to another address with another code, and the old one is none any more. Role: owner, counter. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them. */
  postAdminGiftCardsByIdMail(input: { params: { id: string | number }; body: NewAdminGiftCardMail }): Promise<AdminGiftCard>
  /** All orders, newest or most urgent first, a search also by old numbers; `after` pages without counting. Role: owner, counter, workshop, accountant. Scope of a program’s key: read_orders. */
  getAdminOrders(input?: { query?: { status?: "processing" | "shipped" | "delivered" | "cancelled"; paymentStatus?: "pending" | "paid" | "refunded"; paymentMethod?: "paypal" | "bank" | "gift_card" | "counter" | "card"; task?: "to_confirm" | "to_ship" | "late" | "to_refund" | "payment_attention" | "hoarding"; tag?: string | number; q?: string | number; from?: string | number; to?: string | number; moneyFrom?: string | number; moneyTo?: string | number; totalFrom?: string | number; totalTo?: string | number; category?: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; person?: string | number; limit?: string | number; offset?: string | number; after?: string | number; sort?: "newest" | "urgent" | "due" } }): Promise<Array<GetAdminOrdersAnswer | GetAdminOrdersAnswer2>>
  /** How many orders are to ship, to be paid and on their way, how many returns are open, and all orders. Role: owner, counter, workshop, accountant. */
  getAdminOrderCounts(): Promise<AdminOrderCount>
  /** The same orders as a CSV file, all of them. Role: owner, counter, accountant. Scope of a program’s key: read_orders. Asks for password or passkey again after fifteen minutes. */
  getAdminOrdersExport(input?: { query?: { status?: "processing" | "shipped" | "delivered" | "cancelled"; paymentStatus?: "pending" | "paid" | "refunded"; paymentMethod?: "paypal" | "bank" | "gift_card" | "counter" | "card"; task?: "to_confirm" | "to_ship" | "late" | "to_refund" | "payment_attention" | "hoarding"; tag?: string | number; q?: string | number; from?: string | number; to?: string | number; moneyFrom?: string | number; moneyTo?: string | number; totalFrom?: string | number; totalTo?: string | number; category?: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; person?: string | number } }): Promise<Blob>
  /** Everything about an order: lines, addresses, payment, history of changes, mails. Role: owner, counter, workshop, accountant. Scope of a program’s key: read_orders. */
  getAdminOrdersById(input: { params: { id: string | number } }): Promise<AdminOrder>
  /** Confirms a bank transfer, ships, delivers, cancels or refunds an order, or says by which channel it was sold. Role: owner, counter. Scope of a program’s key: write_orders. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them. */
  patchAdminOrdersById(input: { params: { id: string | number }; body: PatchAdminOrdersByIdBody }): Promise<AdminOrder>
  /** The transfer of a cancelled order has arrived: reopens it when its pieces are there, else notes the money. Role: owner, counter. Scope of a program’s key: write_orders. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them. */
  postAdminOrdersByIdLateTransfer(input: { params: { id: string | number }; body: NewAdminOrderLateTransfer | null }): Promise<AdminOrder>
  /** A transfer that came after the cancellation has been given back. Role: owner, counter. Scope of a program’s key: write_orders. */
  postAdminOrdersByIdTransferReturned(input: { params: { id: string | number } }): Promise<AdminOrder>
  /** Sends one of the mails of an order once more, as the order is now. Role: owner, counter. Scope of a program’s key: write_orders. */
  postAdminOrdersByIdMails(input: { params: { id: string | number }; body: NewAdminOrderMail }): Promise<AdminOrder>
  /** Packs pieces of an order as a parcel of its own, and sends it where asked. Role: owner, counter. Scope of a program’s key: ship. */
  postAdminOrdersByIdParcels(input: { params: { id: string | number }; body: NewAdminOrderParcel }): Promise<AdminOrder>
  /** Who brings a parcel, its code, link, expected day and appointment. Role: owner, counter. Scope of a program’s key: ship. */
  patchAdminParcelsById(input: { params: { id: string | number }; body: AdminParcelChange }): Promise<AdminOrder>
  /** A packed parcel has left: its customer is told; with the last one the order is shipped. Role: owner, counter. Scope of a program’s key: ship. */
  postAdminParcelsByIdSent(input: { params: { id: string | number }; body: NewAdminParcelSent | null }): Promise<AdminOrder>
  /** A parcel has arrived; with the last one the order is delivered. Role: owner, counter. Scope of a program’s key: ship. */
  postAdminParcelsByIdDelivered(input: { params: { id: string | number } }): Promise<AdminOrder>
  /** Takes a packed parcel apart before it leaves. Role: owner, counter. Scope of a program’s key: ship. */
  postAdminParcelsByIdUndo(input: { params: { id: string | number } }): Promise<AdminOrder>
  /** What of an order staff can still change. Role: owner, counter, accountant. Scope of a program’s key: write_orders. */
  getAdminOrdersByIdChanges(input: { params: { id: string | number } }): Promise<AdminOrderChange>
  /** Changes address, sizes or quantities of an order for its customer, who is told. Role: owner, counter. Scope of a program’s key: write_orders. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them. */
  postAdminOrdersByIdChanges(input: { params: { id: string | number }; body: NewAdminOrderChange }): Promise<PostAdminOrdersByIdChangesAnswer>
  /** Gives back pieces, the delivery charge or an amount of a paid order; 200 when the same was asked before. Role: owner, counter. Scope of a program’s key: write_refunds. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them. */
  postAdminOrdersByIdRefunds(input: { params: { id: string | number }; body: NewAdminOrderRefund }): Promise<AdminOrder>
  /** Asks the wallet once more for a refund that failed. Role: owner, counter. Scope of a program’s key: write_refunds. */
  postAdminRefundsByIdRetry(input: { params: { id: string | number } }): Promise<AdminOrder>
  /** Where a transfer goes; a refund that the wallet has failed to make becomes a transfer. Role: owner, counter. Scope of a program’s key: write_refunds. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address. */
  putAdminRefundsByIdAccount(input: { params: { id: string | number }; body: NewAdminOrderChangeAccount }): Promise<AdminOrder>
  /** A transfer was made, or what the wallet has failed to give back was given back by hand. Role: owner, counter. Scope of a program’s key: write_refunds. */
  postAdminRefundsByIdDone(input: { params: { id: string | number }; body: NewAdminRefundDone | null }): Promise<AdminOrder>
  /** Pieces that had to be checked go back on sale, or are given up. Role: owner, counter. Scope of a program’s key: write_refunds. */
  postAdminRefundsByIdPieces(input: { params: { id: string | number }; body: NewAdminRefundPiece }): Promise<AdminOrder>
  /** Staff write a note on an order; its customer does not see it. Role: owner, counter, workshop. Scope of a program’s key: write_orders. */
  postAdminOrdersByIdNotes(input: { params: { id: string | number }; body: NewAdminOrderNote }): Promise<AdminOrder>
  /** Takes a note away. Role: owner, counter, workshop. Scope of a program’s key: write_orders. */
  deleteAdminOrderNotesById(input: { params: { id: string | number } }): Promise<AdminOrder>
  /** The words that orders are tagged with, most used first. Role: owner, counter, workshop, accountant. */
  getAdminOrderTags(): Promise<Array<AdminOrderTag>>
  /** Tags an order with a short word, once. Role: owner, counter, workshop. Scope of a program’s key: write_orders. */
  postAdminOrdersByIdTags(input: { params: { id: string | number }; body: NewAdminOrderTag }): Promise<AdminOrder>
  /** Takes a tag from an order; one that it does not have is no fault. Role: owner, counter, workshop. Scope of a program’s key: write_orders. */
  deleteAdminOrdersByIdTagsByName(input: { params: { id: string | number; name: string | number } }): Promise<AdminOrder>
  /** How far the workshop has come with a paid order; null: nothing was done yet. Role: owner, counter, workshop. Scope of a program’s key: write_orders. */
  putAdminOrdersByIdWork(input: { params: { id: string | number }; body: AdminOrderWorkChange }): Promise<AdminOrder>
  /** Returns, open ones first, nearest deadline first; X-Total-Count tells how many there are. Role: owner, counter, accountant. Scope of a program’s key: read_returns. */
  getAdminReturns(input?: { query?: { state?: "open" | "announced" | "received" | "settled" | "refused" | "cancelled"; q?: string | number; limit?: string | number; offset?: string | number } }): Promise<Array<AdminOrderReturn>>
  /** What of an order can come back, how and until when. Role: owner, counter, accountant. Scope of a program’s key: read_returns. */
  getAdminOrdersByIdReturnOffer(input: { params: { id: string | number } }): Promise<OrderReturn>
  /** Opens a return for a customer, or from the statement of withdrawal that they have sent. Role: owner, counter. Scope of a program’s key: write_returns. */
  postAdminOrdersByIdReturns(input: { params: { id: string | number }; body: NewAdminOrderReturn }): Promise<AdminOrder>
  /** The note that goes into the parcel, as PDF. Role: owner, counter, accountant. Scope of a program’s key: read_returns. */
  getAdminReturnsByIdNote(input: { params: { id: string | number } }): Promise<Blob>
  /** The pieces have come; also after the money has gone back. Role: owner, counter. Scope of a program’s key: write_returns. */
  postAdminReturnsByIdReceived(input: { params: { id: string | number } }): Promise<AdminOrder>
  /** Refuses a return; its customer reads why. Role: owner, counter. Scope of a program’s key: write_returns. */
  postAdminReturnsByIdRefuse(input: { params: { id: string | number }; body: NewAdminReturnRefuse }): Promise<AdminOrder>
  /** Takes a return back for its customer before anything has come. Role: owner, counter. Scope of a program’s key: write_returns. */
  postAdminReturnsByIdCancel(input: { params: { id: string | number } }): Promise<AdminOrder>
  /** What was held has left: the exchange is settled. Role: owner, counter. Scope of a program’s key: write_returns. */
  postAdminReturnsByIdExchange(input: { params: { id: string | number }; body: NewAdminReturnExchange | null }): Promise<AdminOrder>
  /** What was repaired is on its way back: the return is settled. Role: owner, counter. Scope of a program’s key: write_returns. */
  postAdminReturnsByIdRepaired(input: { params: { id: string | number }; body: NewAdminReturnExchange | null }): Promise<AdminOrder>
  /** Exchanged pieces that came back go on sale again, or are given up. Role: owner, counter. Scope of a program’s key: write_returns. */
  postAdminReturnsByIdPieces(input: { params: { id: string | number }; body: NewAdminRefundPiece }): Promise<AdminOrder>
  /** A picture of a return. Role: owner, counter, workshop, accountant. Scope of a program’s key: read_returns. */
  getAdminReturnPhotosById(input: { params: { id: string | number } }): Promise<Blob>
  /** Withdrawals, open ones first, nearest deadline first. Role: owner, counter, accountant. Scope of a program’s key: read_returns. */
  getAdminWithdrawals(input?: { query?: { state?: "open" | "received" | "in_return" | "goods_received" | "refunded" | "refused"; q?: string | number; bare?: "true"; limit?: string | number; offset?: string | number } }): Promise<Array<AdminWithdrawal>>
  /** Notes how far a withdrawal has come; refusing needs the reason. Role: owner, counter. Scope of a program’s key: write_returns. */
  patchAdminWithdrawalsByReference(input: { params: { reference: string | number }; body: AdminWithdrawalChange }): Promise<AdminWithdrawal>
  /** Wallet payments that a person must look at, oldest first; at most 100. Role: owner, counter, accountant. */
  getAdminPaymentsAttention(): Promise<Array<AdminPaymentAttention>>
  /** The administrator has looked: the payment leaves the list; its money stays as it is. Role: owner, counter. */
  postAdminPaymentsByIdSeen(input: { params: { id: string | number } }): Promise<undefined>
  /** Customers with an account and guests by e-mail, newest first; X-Total-Count tells how many there are, `after` pages without counting. Role: owner, counter, accountant. Scope of a program’s key: read_customers. */
  getAdminCustomers(input?: { query?: { q?: string | number; limit?: string | number; offset?: string | number; after?: string | number } }): Promise<Array<GetAdminCustomersAnswer>>
  /** One customer: contacts and orders; never anything of the password. Role: owner, counter, accountant. Scope of a program’s key: read_customers. */
  getAdminCustomersById(input: { params: { id: string | number } }): Promise<AdminCustomer>
  /** Erases a customer on request: account and name under reviews; orders stay, as the law asks. Role: owner. Scope of a program’s key: write_customers. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address. */
  deleteAdminCustomersById(input: { params: { id: string | number } }): Promise<undefined>
  /** Everything stored about one customer, as the customer may ask (art. 15 GDPR). Role: owner. Scope of a program’s key: read_customers. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address. */
  getAdminCustomersByIdExport(input: { params: { id: string | number } }): Promise<CustomerExportProfile>
  /** Who is told of events. Role: owner. Scope of a program’s key: read_events. */
  getAdminEventReceivers(): Promise<Array<AdminEventReceiver>>
  /** Tells an address of events from now on; `secret`, for checking signatures, is said this once. Role: owner. Scope of a program’s key: write_events. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address. */
  postAdminEventReceivers(input: { body: NewAdminEventReceiver }): Promise<PostAdminEventReceiversAnswer>
  /** Other address or kinds, or a pause: what happens meanwhile waits. Role: owner. Scope of a program’s key: write_events. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address. */
  patchAdminEventReceiversById(input: { params: { id: string | number }; body: AdminEventReceiverChange }): Promise<AdminEventReceiver>
  /** Tells it nothing more, and forgets what it was told. Role: owner. Scope of a program’s key: write_events. */
  deleteAdminEventReceiversById(input: { params: { id: string | number } }): Promise<undefined>
  /** Signs with another secret from now on; it is said this once. Role: owner. Scope of a program’s key: write_events. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address. */
  postAdminEventReceiversByIdSecret(input: { params: { id: string | number } }): Promise<PostAdminEventReceiversAnswer>
  /** Sends it an event of the kind `test`. Role: owner. Scope of a program’s key: write_events. */
  postAdminEventReceiversByIdTest(input: { params: { id: string | number } }): Promise<AdminEventReceiverEvent>
  /** What a receiver was told and is to be told, newest first; X-Total-Count tells how many there are. Role: owner. Scope of a program’s key: read_events. */
  getAdminEventReceiversByIdEvents(input: { params: { id: string | number }; query?: { state?: "pending" | "delivered" | "failed"; limit?: string | number; offset?: string | number } }): Promise<Array<AdminEventReceiverEvent>>
  /** Sends an event now: once more, or before its turn. Role: owner. Scope of a program’s key: write_events. */
  postAdminOutgoingEventsByIdResend(input: { params: { id: string | number } }): Promise<AdminEventReceiverEvent>
  /** Mails of the shop, newest first; X-Total-Count tells how many there are. Role: owner, counter, accountant. */
  getAdminMails(input?: { query?: { state?: "pending" | "held" | "sent" | "not_delivered" | "dead"; limit?: string | number; offset?: string | number } }): Promise<Array<AdminMail>>
  /** Tries a mail that was given up, or waits, once more now. Role: owner, counter. */
  postAdminMailsByIdRetry(input: { params: { id: string | number } }): Promise<AdminMail>
  /** Sends every mail that was only written as a file, now that a mail server is configured. Role: owner, counter. */
  postAdminMailsResendUndelivered(): Promise<AdminMailResendUndelivered>
  /** Sends a test mail to the shop's own address and answers what happened. Role: owner. */
  postAdminMailsTest(): Promise<AdminMailTest>
  /** Takings of a month by day of payment, channel and rate; refunds by the day they are sent, apart. Role: owner, accountant. */
  getAdminTakingsByMonth(input: { params: { month: string | number } }): Promise<AdminTaking>
  /** Used articles under the margin scheme sold or taken back in a month: cost, price, margin. Role: owner, accountant. */
  getAdminTakingsByMonthMarginRegister(input: { params: { month: string | number } }): Promise<Array<AdminTakingMarginRegister>>
  /** All papers of a month for the accountant, as one ZIP. Role: owner, accountant. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address. */
  getAdminTakingsByMonthPackage(input: { params: { month: string | number } }): Promise<Blob>
  /** Goods that were paid and kept, by day of payment, category, brand, product or channel, with their margin. Role: owner, accountant. */
  getAdminSalesBreakdown(input: { query: { by: "category" | "brand" | "product" | "day" | "channel"; from: string | number; to: string | number } }): Promise<Array<AdminSaleBreakdown>>
  /** The same as CSV. Role: owner, accountant. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address. */
  getAdminSalesBreakdownCsv(input: { query: { by: "category" | "brand" | "product" | "day" | "channel"; from: string | number; to: string | number } }): Promise<Blob>
  /** Money that came in and went back by day and way of paying, with tax and margin. Role: owner, accountant. */
  getAdminSalesTakings(input: { query: { from: string | number; to: string | number } }): Promise<AdminSaleTaking>
  /** A row for each day and way of paying, as CSV. Role: owner, accountant. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address. */
  getAdminSalesTakingsCsv(input: { query: { from: string | number; to: string | number } }): Promise<Blob>
  /** What the stock has cost, by category. Role: owner, accountant. */
  getAdminStockValue(): Promise<Array<AdminStockValue>>
  /** Takes in what a bank statement says has come in: CSV, camt.053, MT940 or CBI; books nothing. Role: owner, counter. */
  postAdminBankStatements(input: { body: Blob | FormData }): Promise<AdminBankStatement>
  /** Credits to decide about, or to pay back, with the order proposed. Role: owner, counter, accountant. */
  getAdminBankCredits(): Promise<Array<AdminBankCredit>>
  /** The money is for this order: it pays it whole or in part, what is too much goes back; a cancelled order is reopened. Role: owner, counter. */
  postAdminBankCreditsByIdBook(input: { params: { id: string | number }; body: NewAdminBankCreditBook }): Promise<undefined>
  /** The money is for several orders, so much for each; what is left over stays to be decided. Role: owner, counter. */
  postAdminBankCreditsByIdSplit(input: { params: { id: string | number }; body: NewAdminBankCreditSplit }): Promise<undefined>
  /** Books those of these that are sure: number and amount agree with an open order. The others stay as they are. Role: owner, counter. */
  postAdminBankCreditsBookSure(input: { body: NewAdminBankCreditBookSure }): Promise<AdminBankCreditBookSure>
  /** No order’s money, money that goes back, money that was given back; or open again. Role: owner, counter. */
  putAdminBankCreditsById(input: { params: { id: string | number }; body: AdminBankCreditChange }): Promise<undefined>
  /** Settings: how orders are collected in the shop. Role: owner, counter. */
  getAdminSettingsPickup(): Promise<AdminSettingPickup>
  /** Changes the settings: how orders are collected in the shop. Role: owner. */
  putAdminSettingsPickup(input: { body: AdminSettingPickupChange }): Promise<PutAdminSettingsPickupAnswer>
  /** Settings: the counter: reductions and the till. Role: owner, counter. */
  getAdminSettingsCounter(): Promise<AdminSettingCounter>
  /** Changes the settings: the counter: reductions and the till. Role: owner. */
  putAdminSettingsCounter(input: { body: AdminSettingCounterChange }): Promise<PutAdminSettingsCounterAnswer>
  /** Hands an order over in the shop, for its code or to a named person, and takes what is still to pay. Role: owner, counter, workshop. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them. */
  postAdminOrdersByIdHandOver(input: { params: { id: string | number }; body: NewAdminOrderHandOver }): Promise<AdminCounterSale>
  /** The product of a code or EAN, with its size where it has only one. Role: owner, counter. */
  getAdminCounterLookup(input: { query: { code: string | number } }): Promise<AdminCounterLookup>
  /** Sells over the counter: paid and handed over at once; no mail is sent. Role: owner, counter. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them. */
  postAdminCounterSales(input: { body: NewAdminCounterSale }): Promise<AdminCounterSale>
  /** Keeps goods for a deposit, which is a card that pays a part of the order; the rest is paid at the hand-over. Role: owner, counter. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them. */
  postAdminCounterDeposits(input: { body: NewAdminCounterDeposit }): Promise<AdminCounterSale>
  /** What the counter took on a day, by tender and rate of VAT, with the cash that was counted. Role: owner, counter, accountant. */
  getAdminCounterDaysByDate(input: { params: { date: string | number } }): Promise<AdminCounterDay>
  /** Says how much cash was counted. Role: owner, counter. */
  putAdminCounterDaysByDate(input: { params: { date: string | number }; body: AdminCounterDayChange }): Promise<AdminCounterDay>
  /** The lines sold over the counter on a day, as CSV for tills that read it. Role: owner, counter, accountant. */
  getAdminCounterDaysByDateLines(input: { params: { date: string | number } }): Promise<Blob>
  /** Tickets that were put aside, the newest first. Role: owner, counter. */
  getAdminCounterTickets(): Promise<Array<AdminCounterTicket>>
  /** Puts a ticket aside; it holds no stock. Role: owner, counter. */
  postAdminCounterTickets(input: { body: NewAdminCounterTicket }): Promise<AdminCounterTicket>
  /** Takes a ticket back, or throws it away. Role: owner, counter. */
  deleteAdminCounterTicketsById(input: { params: { id: string | number } }): Promise<undefined>
  /** The latest offers, the newest first. Role: owner, counter. */
  getAdminDrafts(): Promise<Array<AdminDraft>>
  /** Writes an offer for a customer: prices and delivery hold until it expires, no stock is held. Role: owner, counter. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them. */
  postAdminDrafts(input: { body: NewAdminDraft }): Promise<AdminDraft>
  /** An offer as the staff see it. Role: owner, counter. */
  getAdminDraftsById(input: { params: { id: string | number } }): Promise<AdminDraft>
  /** Writes an offer again; its link stays. Role: owner, counter. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them. */
  putAdminDraftsById(input: { params: { id: string | number }; body: NewAdminDraft }): Promise<AdminDraft>
  /** Takes an offer back: its link says so from then on. Role: owner, counter. */
  deleteAdminDraftsById(input: { params: { id: string | number } }): Promise<undefined>
  /** Mails the link to the customer. Role: owner, counter. */
  postAdminDraftsByIdSend(input: { params: { id: string | number } }): Promise<AdminDraft>
  /** Takes customers or past orders from another shop’s export, all or nothing; no mail is sent, no stock moved. Role: owner. */
  postAdminMovedIn(input: { query: { mode: "preview" | "commit"; onError?: "refuse" | "skip"; fileName?: string | number }; body: Blob | FormData }): Promise<PostAdminMovedInAnswer>
  /** The files that customers and past orders came in with, newest first. Role: owner. */
  getAdminMovedIn(): Promise<Array<AdminMovedIn>>
  /** Takes back what a file brought: past orders, and accounts that were never opened; opened ones stay. Role: owner. */
  deleteAdminMovedInById(input: { params: { id: string | number } }): Promise<AdminMovedIn>
  /** Settings: the move from another shop system: which one, and the steps done. Role: owner. */
  getAdminSettingsMove(): Promise<AdminSettingMove>
  /** Changes the settings: the move from another shop system: which one, and the steps done. Role: owner. */
  putAdminSettingsMove(input: { body: AdminSettingMoveChange }): Promise<PutAdminSettingsMoveAnswer>
  /** Settings: series of invoices and credit notes, and the day from which they are made. Role: owner, accountant. */
  getAdminSettingsInvoices(): Promise<AdminSettingInvoice>
  /** Changes the settings: series of invoices and credit notes, and the day from which they are made. Role: owner, accountant. */
  putAdminSettingsInvoices(input: { body: AdminSettingInvoiceChange }): Promise<PutAdminSettingsInvoicesAnswer>
  /** Settings as they were saved, the newest first: series of invoices and credit notes, and the day from which they are made. Role: owner, accountant. */
  getAdminSettingsInvoicesVersions(): Promise<Array<AdminSettingInvoice>>
  /** Invoices and credit notes, newest first. Role: owner, accountant. */
  getAdminInvoices(input?: { query?: { year?: string | number; orderId?: string | number } }): Promise<Array<AdminInvoice>>
  /** Who asked for an invoice with an order; null: not asked for. Role: owner, accountant. */
  getAdminInvoiceRequestsByOrderId(input: { params: { orderId: string | number } }): Promise<AdminInvoiceRequest>
  /** The files of all invoices that wait to be sent, as one ZIP; those with a fault are left out. Role: owner, accountant. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address. */
  getAdminInvoicesToSend(): Promise<Blob>
  /** The file for the exchange (FatturaPA 1.2.3), checked against its schema. Role: owner, accountant. */
  getAdminInvoicesByIdXml(input: { params: { id: string | number } }): Promise<Blob>
  /** A copy to read, as PDF, with frame numbers; it has no fiscal value. Role: owner, accountant. */
  getAdminInvoicesByIdPdf(input: { params: { id: string | number } }): Promise<Blob>
  /** Says what became of an invoice at the exchange; a refused one is made again, with the buyer’s data mended. Role: owner, accountant. */
  patchAdminInvoicesById(input: { params: { id: string | number }; body: AdminInvoiceChange }): Promise<AdminInvoice>
  /** Takes in a receipt of the exchange: RC, MC or NS. Role: owner, accountant. */
  postAdminInvoicesReceipts(input: { body: Blob | FormData }): Promise<AdminInvoice>
  /** Settings: the mailbox that mails leave from. Role: owner. */
  getAdminSettingsMailServer(): Promise<AdminSettingMailServer>
  /** Where mails leave: by the environment, by the mailbox of the dashboard, or nowhere. Role: owner. */
  getAdminMailsServer(): Promise<AdminMailServer>
  /** The pictures of the shop, newest first, with the places that show them; X-Total-Count tells how many there are. Role: owner, content. */
  getAdminMedia(input?: { query?: { q?: string | number; use?: "used" | "unused" | "no_text"; limit?: string | number; offset?: string | number } }): Promise<Array<AdminMedia>>
  /** One picture. Role: owner, content. */
  getAdminMediaByName(input: { params: { name: string | number } }): Promise<AdminMedia>
  /** Describes a picture wherever it is shown, and puts another one, or the same with another focal point, in its place. Role: owner, content. */
  putAdminMediaByName(input: { params: { name: string | number }; body: AdminMediaChange }): Promise<AdminMedia>
  /** Deletes a picture that nothing shows. Role: owner, content. */
  deleteAdminMediaByName(input: { params: { name: string | number } }): Promise<undefined>
  /** Who has asked for the newsletter, newest first, each with its consent; X-Total-Count tells how many there are. Role: owner, counter, content. */
  getAdminNewsletter(input?: { query?: { state?: "requested" | "confirmed" | "withdrawn"; q?: string | number; limit?: string | number; offset?: string | number } }): Promise<Array<AdminNewsletter>>
  /** Consents as a CSV file for a mail service, each with its proof and its link to unsubscribe. Role: owner. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address. */
  getAdminNewsletterExport(input?: { query?: { state?: "requested" | "confirmed" | "withdrawn"; q?: string | number } }): Promise<Blob>
  /** Unsubscribes an address at its owner’s request. Role: owner, counter, content. */
  deleteAdminNewsletterById(input: { params: { id: string | number } }): Promise<undefined>
  /** Settings: keys of the PayPal account. Role: owner. */
  getAdminSettingsPaypal(): Promise<AdminSettingPaypal>
  /** How many active products each feed lists, which it leaves out and why, and when it was last fetched. Role: owner, counter, content. */
  getAdminFeeds(): Promise<Array<AdminFeed>>
  /** Makers of products, by name. Role: owner, counter, content. */
  getAdminMakers(): Promise<Array<AdminMaker>>
  /** Adds a maker; the same Idempotency-Key again answers the first one. Role: owner, content. */
  postAdminMakers(input: { body: NewAdminMaker }): Promise<AdminMaker>
  /** Changes a maker, for all its products. Role: owner, content. */
  putAdminMakersById(input: { params: { id: string | number }; body: NewAdminMaker }): Promise<AdminMaker>
  /** Deletes a maker and its brands; their products name none then. Role: owner, content. */
  deleteAdminMakersById(input: { params: { id: string | number } }): Promise<undefined>
  /** Products on sale without maker, contact in the Union, fibres or battery data where they need them. Role: owner, content. */
  getAdminProductSafetyIncomplete(input?: { query?: { missing?: "maker" | "euContact" | "fibres" | "battery"; brand?: string | number; limit?: string | number; offset?: string | number } }): Promise<AdminProductSafetyIncomplete>
  /** Says who makes the products of a brand that name no maker of their own; null: none. Role: owner, content. */
  putAdminProductSafetyBrands(input: { body: AdminProductSafetyBrandChange }): Promise<AdminProductSafetyBrand>
  /** Says the same of several products at once: what is left out stays; all or nothing. Role: owner, content. */
  putAdminProductSafetyProducts(input: { body: AdminProductSafetyProductChange }): Promise<AdminProductSafetyBrand>
  /** Settings: whether products on sale need their maker, and until when those of before have time. Role: owner, content. */
  getAdminSettingsProductSafety(): Promise<AdminSettingProductSafety>
  /** Changes the settings: whether products on sale need their maker, and until when those of before have time. Role: owner. */
  putAdminSettingsProductSafety(input: { body: AdminSettingProductSafetyChange }): Promise<PutAdminSettingsProductSafetyAnswer>
  /** Settings as they were saved, the newest first: whether products on sale need their maker, and until when those of before have time. Role: owner, content. */
  getAdminSettingsProductSafetyVersions(): Promise<Array<AdminSettingProductSafety>>
  /** Settings: the backup of each day. Role: owner. */
  getAdminSettingsBackups(): Promise<AdminSettingBackup>
  /** Changes the settings: the backup of each day. Role: owner. */
  putAdminSettingsBackups(input: { body: AdminSettingBackupChange }): Promise<PutAdminSettingsBackupsAnswer>
  /** Settings as they were saved, the newest first: the backup of each day. Role: owner. */
  getAdminSettingsBackupsVersions(): Promise<Array<AdminSettingBackup>>
  /** The daily backups that are there, the newest first, and whether one is late. Role: owner. */
  getAdminBackups(): Promise<AdminBackup>
  /** How many wait for each sold-out product and size, the most first. Role: owner, counter, accountant. */
  getAdminStockAlerts(): Promise<Array<AdminStockAlert>>
  /** Begins to count a shelf; nothing moves until it is booked. Role: owner, counter. */
  postAdminStockCounts(input: { body: NewAdminStockCount }): Promise<AdminStockCount>
  /** The last hundred counts, the newest first. Role: owner, counter. */
  getAdminStockCounts(): Promise<Array<GetAdminStockCountsAnswer>>
  /** A count with its lines, the last counted first. Role: owner, counter. */
  getAdminStockCountsById(input: { params: { id: string | number } }): Promise<AdminStockCount>
  /** Throws away a count that is not booked: nothing has moved. Role: owner, counter. */
  deleteAdminStockCountsById(input: { params: { id: string | number } }): Promise<undefined>
  /** Says how many pieces were counted; other lines stay, and a line with null is taken off. Role: owner, counter. */
  putAdminStockCountsByIdLines(input: { params: { id: string | number }; body: AdminStockCountLineChange }): Promise<AdminStockCount>
  /** Moves the stock by the differences, once; never below what buyers who are paying hold. Role: owner, counter. */
  postAdminStockCountsByIdBook(input: { params: { id: string | number } }): Promise<AdminStockCount>
  /** Puts a delivery in stock: all of it, or with an unknown code nothing; its costs become those of the products. Role: owner, counter. */
  postAdminGoodsReceived(input: { body: NewAdminGoodsReceived }): Promise<AdminGoodsReceived>
  /** The last hundred deliveries, the newest first. Role: owner, counter. */
  getAdminGoodsReceived(): Promise<Array<GetAdminGoodsReceivedAnswer>>
  /** Reads a supplier’s file of a delivery: code, pieces, cost, size; nothing is put in stock. Role: owner, counter. */
  postAdminGoodsReceivedRead(input: { body: NewAdminGoodsReceivedRead }): Promise<AdminGoodsReceivedRead>
  /** A delivery with its lines. Role: owner, counter. */
  getAdminGoodsReceivedById(input: { params: { id: string | number } }): Promise<AdminGoodsReceived>
  /** Price labels with a barcode, as PDF: 24 on a sheet of A4, or one by one on a roll of 57 mm; at most 500. Role: owner, counter. */
  getAdminPriceLabels(input: { query: { items: string | number; paper?: "sheet" | "roll" } }): Promise<Blob>
  /** Settings: keys of card payments. Role: owner. */
  getAdminSettingsStripe(): Promise<AdminSettingStripe>
  /** Card payments: whether they are offered, and what is missing. Role: owner. */
  getAdminPaymentsCards(): Promise<AdminPaymentCard>
  /** Asks the provider of card payments whether it takes the keys; no money moves. Role: owner. */
  postAdminPaymentsCardsTest(): Promise<AdminPaymentCardTest>
  /** Puts back what an act of the last 30 days has changed; what has moved on since stays and is named. Role: owner, counter, workshop, content. */
  postAdminActsByIdUndo(input: { params: { id: string | number }; body: NewAdminActUndo }): Promise<AdminActUndo>
  /** Services of the workshop, also those switched off. Role: owner, workshop, counter. */
  getAdminWorkshopServices(): Promise<Array<AdminWorkshopService>>
  /** Adds a service. Role: owner. */
  postAdminWorkshopServices(input: { body: NewAdminWorkshopService }): Promise<AdminWorkshopService>
  /** Changes a service; bookings keep its former price. Role: owner. */
  putAdminWorkshopServicesById(input: { params: { id: string | number }; body: NewAdminWorkshopService }): Promise<AdminWorkshopService>
  /** Deletes a service; one that was booked is switched off. Role: owner. */
  deleteAdminWorkshopServicesById(input: { params: { id: string | number } }): Promise<undefined>
  /** Seven days of bookings from a day (today) on, with what is free, and how promises were kept this month. Role: owner, workshop, counter. */
  getAdminWorkshopWeek(input?: { query?: { from?: string | number } }): Promise<AdminWorkshopWeek>
  /** Bookings to come that lie outside the hours now, and whose customers have no mail about it. Role: owner, workshop, counter. */
  getAdminWorkshopOutside(): Promise<Array<AdminWorkshopOutside>>
  /** Mails these customers, each once, with the link that moves their booking. Role: owner, workshop, counter. */
  postAdminWorkshopOutside(): Promise<PostAdminWorkshopOutsideAnswer>
  /** Settings: the workshop: stands, hours, sums to approve. Role: owner. */
  getAdminSettingsWorkshop(): Promise<AdminSettingWorkshop>
  /** Changes the settings: the workshop: stands, hours, sums to approve. Role: owner. */
  putAdminSettingsWorkshop(input: { body: AdminSettingWorkshopChange }): Promise<PutAdminSettingsWorkshopAnswer>
  /** Settings as they were saved, the newest first: the workshop: stands, hours, sums to approve. Role: owner. */
  getAdminSettingsWorkshopVersions(): Promise<Array<AdminSettingWorkshop>>
  /** Jobs of the workshop, those due first; without a state the open ones. X-Total-Count tells how many there are. Role: owner, workshop, counter. */
  getAdminJobs(input?: { query?: { state?: "booked" | "arrived" | "estimate_sent" | "in_work" | "waiting_for_parts" | "ready" | "collected" | "cancelled"; q?: string | number; limit?: string | number; offset?: string | number } }): Promise<Array<GetAdminJobsAnswer>>
  /** Takes a bicycle in without a booking, books one by telephone, or answers the job of a booking. Role: owner, workshop. */
  postAdminJobs(input: { body: NewAdminJob }): Promise<AdminJob>
  /** A job with its photos, its estimate and its history. Role: owner, workshop, counter. */
  getAdminJobsById(input: { params: { id: string | number } }): Promise<AdminJob>
  /** Moves a job to its next state, or notes when it is promised. The counter hands over what is ready, and nothing else. Role: owner, workshop, counter. */
  patchAdminJobsById(input: { params: { id: string | number }; body: AdminJobChange }): Promise<AdminJob>
  /** A photo of a job, of its customer or of the workshop. Role: owner, workshop, counter. */
  getAdminJobsByIdPhotosByPhoto(input: { params: { id: string | number; photo: string | number } }): Promise<Blob>
  /** Puts a part of the shop on a job and takes its stock. Role: owner, workshop. */
  postAdminJobsByIdParts(input: { params: { id: string | number }; body: NewAdminJobPart }): Promise<AdminJob>
  /** Puts labour on a job: a service, or a line of the staff’s own. Role: owner, workshop. */
  postAdminJobsByIdLabour(input: { params: { id: string | number }; body: NewAdminJobLabour | PostAdminJobsByIdLabourBody }): Promise<AdminJob>
  /** Takes a line off a job until it is ready; a part goes back to stock. Role: owner, workshop. */
  deleteAdminJobsByIdPartsByLine(input: { params: { id: string | number; line: string | number } }): Promise<undefined>
  /** Mails what is needed beside the lines of the job, and its price; a former estimate is replaced. Role: owner, workshop. */
  postAdminJobsByIdEstimate(input: { params: { id: string | number }; body: NewAdminJobEstimate }): Promise<AdminJob>
  /** Adds a photo of the workshop’s own (multipart, field `image`), twelve at most. Role: owner, workshop. */
  postAdminJobsByIdPhotos(input: { params: { id: string | number }; body: Blob | FormData }): Promise<AdminJob>
  /** Gives a bicycle that is ready back and takes what is to pay: a sale over the counter with its labour and parts. Role: owner, workshop, counter. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them. */
  postAdminJobsByIdHandOver(input: { params: { id: string | number }; body: NewAdminJobHandOver }): Promise<AdminJobHandOver>
}

/** What an address that is told of events receives. */
export type ShopEvent = OrderPlacedEvent | OrderPaidEvent | OrderShippedEvent | OrderDeliveredEvent | OrderCancelledEvent | OrderRefundedEvent | ProductChangedEvent | StockLowEvent

export type AdminAct = { id: number; at: string; actor: "owner" | "staff" | "key" | "job" | "unknown"; name: string | null; role: string | null; action: string | null; network: string | null; changes: Array<AdminActChange>; changed: number; undoes: number | null; undoneBy: number | null; canUndo: boolean }

export type AdminActChange = { id: number; kind: string; objectId: string; name: string | null; table: string; before: Record<string, unknown> | null; after: Record<string, unknown> | null }

export type AdminActUndo = { back: number; kept: Array<{ kind: string; objectId: string; name: string | null; column: string | null; why: "changed" | "gone" | "reduced" | "reserved" | "sizes" | "picture_gone" | "shelf_gone" | "fact_gone" | "code_taken" | "category" | "unpriced" | "card" | "order" | "in_use" }>; act: number | null }

export type AdminBackup = { isBesideData: boolean; files: Array<{ name: string; bytes: number; madeAt: string }>; isLate: boolean }

export type AdminBankCredit = { id: string; day: string; amount: string; payer: string; text: string; state: "open" | "booked" | "to_return" | "returned" | "ignored"; importedAt: string; booked: string; toReturn: string | null; group: "sure" | "doubtful" | "late" | "unknown" | "in_part" | "to_return"; order: { id: string; orderNumber: string; customerName: string; total: string; due: string; createdAt: string; canReopen: boolean } | null; orders?: Array<{ id: string; orderNumber: string; customerName: string; total: string; due: string; createdAt: string }>; signs: Array<"reference" | "reference_like" | "no_reference" | "amount" | "amount_less" | "amount_more" | "amount_of_several" | "name" | "name_part" | "no_name" | "double" | "cancelled">; found: string | null }

export type AdminBankCreditBookSure = { booked: number; left: number }

export type AdminBankCreditChange = { state: "open" | "ignored" | "to_return" | "returned" }

export type AdminBankStatement = { added: number; known: number; debits: number; from: string | null; to: string | null; leftOut?: { count: number; entries: Array<{ place: number; why: "zero" | "negative" | "huge" | "unreadable" | "day" | "currency"; said: string }> } }

export type AdminCampaign = { campaign: AdminCampaignCampaign; codes: Array<AdminCampaignCode>; articles: Array<AdminCampaignArticle> }

export type AdminCampaignArticle = { id: number; name: string }

export type AdminCampaignCampaign = { id: number; name: string; target: "all" | "products" | "shelf" | "brand"; shelf: string | null; brand: string | null; productIds: Array<number>; kind: "percent" | "amount" | "delivery"; percent: number | null; amount: string | null; minimum: string; from: string; to: string | null; state: "planned" | "running" | "ended"; maxUses: number | null; maxUsesPerCustomer: number | null; isFirstOrder: boolean; isCombinable: boolean; codeCount: number; codes: Array<string>; brought: AdminCampaignCampaignBrought; version: number }

export type AdminCampaignCampaignBrought = { uses: number; orders: string; discount: string }

export type AdminCampaignChange = { name: string; target: "all" | "products" | "shelf" | "brand"; shelf?: string | null; brand?: string | null; productIds?: Array<number>; kind: "percent" | "amount" | "delivery"; percent?: number | null; amount?: string | number | null; minimum?: string | number | null; from?: string | null; to?: string | null; maxUses?: number | null; maxUsesPerCustomer?: number | null; isFirstOrder?: boolean; isCombinable?: boolean; version?: number }

export type AdminCampaignCode = { code: string; uses: number; orders: string; discount: string }

export type AdminCounterDay = { date: string; sales: string; count: number; refunds: string; byTender: Array<AdminCounterDayByTender>; byVatRate: Array<AdminJobSumsVat>; distance: AdminCounterDayDistance; float: string; refundedCash: string; expectedCash: string; countedCash: string | null; difference: string | null; note: string | null }

export type AdminCounterDayByTender = { tender: "cash" | "terminal" | "gift_card"; amount: string; count: number }

export type AdminCounterDayChange = { countedCash: string | number; note?: string | null }

export type AdminCounterDayDistance = { sales: string; refunds: string; count: number }

export type AdminCounterLookup = { product: AdminProduct; size: string | null }

export type AdminCounterSale = { id: string; orderNumber: string; customerName: string; customerEmail: string; createdAt: string; total: string; giftCard?: string; toPay?: string; orderStatus: "processing" | "shipped" | "delivered" | "cancelled"; paymentMethod: "paypal" | "bank" | "gift_card" | "counter" | "card"; paymentStatus: "pending" | "paid" | "refunded"; delivery?: "courier" | "express" | "pickup"; channel: "distance" | "counter"; instrument: "wallet" | "card" | "apple_pay" | "google_pay" | "pay_later" | "satispay" | "klarna" | "cash" | "terminal" | "gift_card" | "mixed" | null; refunded?: string; bankReference: string | null; city: string; province: string | null; goods: Array<AdminOrderGood>; otherGoods: number; weightGrams: number | null; shipBy: string | null; transferToReturn: AdminOrderTransferToReturn | null; tags: Array<string>; arrivesOn: string | null; usualCarrier: "brt" | "gls" | "poste" | "dhl" | "ups" | "fedex" | "other" | null; keptUntil?: string; pickupCode?: string; pickupSlot?: string; pickupSlotLost?: string; tenders?: Array<AdminOrderTender>; customerId: string | null; customerPhone: string | null; taxCode: string | null; shippingAddress: string; postalCode: string; language: string; termsVersion: string; subtotal: string; shipping: string; paidShipping: string; discount?: string; codes?: string; vat: Array<AdminOrderVat>; carrier: "brt" | "gls" | "poste" | "dhl" | "ups" | "fedex" | "other" | null; trackingCode: string | null; trackingUrl: string | null; bankDueAt: string | null; paidAt: string | null; promisedFor: string | null; promisedIf?: AdminOrderPromisedIf; shippedAt: string | null; deliveredAt: string | null; cancelledAt: string | null; work: Array<AdminOrderWork>; items: Array<AdminOrderItem>; refunds: Array<AdminOrderRefund>; returns: Array<AdminOrderReturn>; parcels: Array<AdminOrderParcel>; refundable: string; payment: AdminOrderPayment | null; events: Array<AdminOrderEvent>; mails: Array<AdminOrderMail>; notes: Array<AdminOrderNote>; credits: Array<AdminOrderCredit>; withdrawals: Array<AdminOrderWithdrawal>; steps: Array<"confirm_payment" | "ship" | "deliver" | "cancel" | "refund" | "set_tracking" | "late_transfer" | "transfer_returned">; related?: Array<AdminOrderRelated>; missing: Array<AdminOrderMissing>; change: string }

export type AdminCounterTicket = { id: string; createdAt: string; name: string | null; items: Array<AdminCounterTicketItem>; customer: AdminCounterTicketCustomer | null }

export type AdminCounterTicketCustomer = { name: string | null; email: string | null; phone: string | null }

export type AdminCounterTicketItem = { productId: number; size: string | null; quantity: number; price: string | null; reason: string | null }

export type AdminCustomer = { id: string; name: string; email: string; phone: string | null; city: string | null; orders: number; spent: string; createdAt: string; lastOrderAt: string | null; hasAccount: boolean; address: string | null; postalCode: string | null; emailNotifications: boolean; lastLoginAt: string | null; pastOrders: Array<AdminCustomerPastOrder>; orderList: Array<{ id: string; orderNumber: string; createdAt: string; total: string; orderStatus: "processing" | "shipped" | "delivered" | "cancelled"; paymentStatus: "pending" | "paid" | "refunded" }> }

export type AdminCustomerPastOrder = { id: number; number: string; placedAt: string; state: string; total: string; currency: string; refunded: string | null; lines: Array<AdminCustomerPastOrderLine> }

export type AdminCustomerPastOrderLine = { name: string; code: string | null; quantity: number; total: string | null }

export type AdminDelivery = { version: number; since: string | null; rules: AdminDeliveryRules }

export type AdminDeliveryChange = { version: number; rules: { rates: { letter: AdminDeliveryChangeRulesRatesLetter; parcel: { mainland: string | number; islands: string | number | null; remote: string | number | null; freeOver: string | number | null }; bulky: AdminDeliveryChangeRulesRatesLetter; bicycle: AdminDeliveryChangeRulesRatesLetter }; letterGrams: number; parcelGrams: number; shelves: Record<string, { travelsAs: "letter" | "parcel" | "bulky"; grams: number | null }>; zones: { islands: Array<string>; remote: Array<string> }; express: { fee: string | number; days: number } | null; isPickUpOffered: boolean; cutOff: number; assemblyDays: Record<string, number>; carrierDays: { mainland: number; islands: number; remote: number } } }

export type AdminDeliveryChangeRulesRatesLetter = { mainland: string | number | null; islands: string | number | null; remote: string | number | null; freeOver: string | number | null }

export type AdminDeliveryRules = { rates: AdminDeliveryRulesRates; letterGrams: number; parcelGrams: number; shelves: Record<string, AdminDeliveryRulesShelves>; zones: AdminDeliveryRulesZones; express: AdminDeliveryRulesExpress | null; isPickUpOffered: boolean; cutOff: number; assemblyDays: Record<string, number>; carrierDays: AdminDeliveryRulesCarrierDays }

export type AdminDeliveryRulesCarrierDays = { mainland: number; islands: number; remote: number }

export type AdminDeliveryRulesExpress = { fee: string; days: number }

export type AdminDeliveryRulesRates = { letter: AdminDeliveryRulesRatesLetter; parcel: AdminDeliveryRulesRatesLetter; bulky: AdminDeliveryRulesRatesLetter; bicycle: AdminDeliveryRulesRatesLetter }

export type AdminDeliveryRulesRatesLetter = { mainland: string | null; islands: string | null; remote: string | null; freeOver: string | null }

export type AdminDeliveryRulesShelves = { travelsAs: "letter" | "parcel" | "bulky"; grams: number | null }

export type AdminDeliveryRulesZones = { islands: Array<string>; remote: Array<string> }

export type AdminDraft = { id: string; key: string; url: string; state: "open" | "expired" | "withdrawn" | "ordered"; items: Array<AdminDraftItem>; delivery: "courier" | "express" | "pickup"; customer: AdminDraftCustomer; message: string | null; language: "it" | "en"; subtotal: string; shipping: string; total: string; expiresAt: string; sentAt: string | null; createdAt: string; orderNumber: string | null }

export type AdminDraftCustomer = { name: string; email: string | null; phone: string | null }

export type AdminDraftItem = { productId: number; size: string | null; quantity: number; name: string; productCode: string; price: string; listPrice: string; total: string; reason: string | null }

export type AdminEventReceiver = { id: string; address: string; kinds: Array<"order.placed" | "order.paid" | "order.shipped" | "order.delivered" | "order.cancelled" | "order.refunded" | "product.changed" | "stock.low">; isPaused: boolean; hasSecret: boolean; maker: string | null; createdAt: string; pending: number; failed: number; lastDeliveredAt: string | null }

export type AdminEventReceiverChange = { address?: string; kinds?: Array<"order.placed" | "order.paid" | "order.shipped" | "order.delivered" | "order.cancelled" | "order.refunded" | "product.changed" | "stock.low">; isPaused?: boolean }

export type AdminEventReceiverEvent = { id: number; kind: "order.placed" | "order.paid" | "order.shipped" | "order.delivered" | "order.cancelled" | "order.refunded" | "product.changed" | "stock.low" | "test"; object: string; state: "pending" | "delivered" | "failed"; attempts: number; answer: number | null; lastError: string | null; createdAt: string; nextAttemptAt: string | null; deliveredAt: string | null }

export type AdminFact = { key: string; kind: "number" | "choice" | "boolean" | "text"; unit: string | null; label: AdminMediaAlt; choices: Array<AdminFactChoice>; articles: number; version: number }

export type AdminFactChange = { label?: NewAdminFactLabel; kind?: "number" | "choice" | "boolean" | "text"; unit?: string | null; choices?: Array<NewAdminFactChoice>; version?: number }

export type AdminFactChoice = { value: string; it: string; en: string; articles: number }

export type AdminFeed = { feed: "google" | "assistants"; listed: number; leftOut: Array<{ reason: "online" | "price" | "photo" | "brand"; count: number; products: Array<AdminCampaignArticle> }>; warnings: Array<{ kind: "id" | "gtin"; count: number; products: Array<AdminCampaignArticle> }>; fetchedAt: string | null }

export type AdminGiftCard = { id: string; state: "unpaid" | "cancelled" | "planned" | "sent" | "blocked" | "used_up" | "taken_back"; ends: Array<string>; initial: string; balance: string; recipientName: string; recipientEmail: string; senderName: string; order: AdminGiftCardOrder | null; reason: string | null; sendOn: string; sentAt: string | null; createdAt: string; message: string; held: string; movements: Array<AdminGiftCardMovement> }

export type AdminGiftCardMovement = { id: number; kind: "issue" | "spend" | "give_back" | "take_off"; amount: string; order: AdminGiftCardOrder | null; createdAt: string }

export type AdminGiftCardOrder = { id: string; orderNumber: string }

export type AdminGoodsReceived = { id: string; supplier: string; reference: string; createdAt: string; pieces: number; total: string; lines: Array<AdminGoodsReceivedLine> }

export type AdminGoodsReceivedLine = { code: string; productId: number; size: string | null; name: string; productCode: string; quantity: number; cost: string | null; costBefore: string | null }

export type AdminGoodsReceivedRead = { lines: Array<{ code: string; size: string | null; name: string; quantity: number; cost: string | null; costBefore: string | null; price: string }>; wrong: Array<{ line: number; text: string; why: "code" | "size" | "quantity" | "cost" }> }

export type AdminImageStatus = { valid: boolean; totalMissing: number; missingFiles: Array<string>; total: number; totalBackedUp: number; orphanFiles: Array<string>; checkedAt: string }

export type AdminImport = { id: number; fileName: string | null; mapping: string | null; state: "applying" | "done" | "taking_back" | "taken_back"; ending: "undone" | "switched_off" | "stopped" | "cut_off" | "refused" | null; total: number; done: number; rows: number; created: number; updated: number; unchanged: number; skipped: number; createdAt: string; takenBackAt: string | null; outcome: AdminImportOutcome | null; isKept: boolean; report: AdminImportReport; forecast: AdminImportOutcome | null }

export type AdminImportMapping = { id: number; name: string; columns: Array<AdminImportMappingColumn>; decimalSign: "," | "." | null; keepsHtml: boolean; version: number; changedAt: string }

export type AdminImportMappingChange = { name?: string; columns?: Array<NewAdminImportMappingColumn>; decimalSign?: "," | "." | null; keepsHtml?: boolean; version?: number }

export type AdminImportMappingColumn = { name: string; field: "" | "code" | "name" | "description" | "shortDescription" | "price" | "salePrice" | "stock" | "size" | "color" | "category" | "kind" | "brand" | "gtin" | "mpn" | "supplierCode" | "cost" | "material" | "weight" | "condition" | "isActive" | "images" | "model" }

export type AdminImportOutcome = { back: number; pieces_kept: number; kept: number; switched_off: number }

export type AdminImportReport = { fileKind: "csv" | "xlsx" | "xml" | "json" | null; mapping: "auto" | "shop" | "sxt26" | "woocommerce" | "shopify" | "google" | "prestashop" | "prestashop_combinations" | "magento" | "bigcommerce" | "odoo" | "danea" | "ebay" | "square" | "amazon" | "list" | null; rows: number; articles: number; columns: Array<AdminImportReportColumn>; supplier: AdminImportReportSupplier | null; reading: AdminImportReportReading; netPrice?: AdminImportReportNetPrice; spoiltTexts?: AdminImportReportSpoiltTexts; wordCount: number; words: Array<AdminImportReportWord>; notes: Array<AdminImportReportNote>; created: number; updated: number; unchanged: number; skipped: number; unknownColumns: Array<string>; errorCount: number; wrongRows: number; errors: Array<AdminImportReportError>; conflictCount: number; conflicts: Array<AdminImportReportConflict>; questionCount: number; questions: Array<AdminImportReportQuestion>; withoutPriceCount: number; withoutPrice: Array<AdminImportReportWithoutPrice>; changes: Array<AdminImportReportChange> }

export type AdminImportReportChange = { line: number; action: "create" | "update"; productCode: string | null; name: string; columns: Array<string>; price: AdminImportReportChangePrice | null }

export type AdminImportReportChangePrice = { before: string; after: string }

export type AdminImportReportColumn = { name: string; samples: Array<string>; becomes: Array<string>; field: string | null; isUsed: boolean }

export type AdminImportReportConflict = { line: number; productCode: string; name: string }

export type AdminImportReportError = { line: number; row: number; column: string | null; message: string; allowed: string | null; value: string | null; productCode: string | null; name: string | null }

export type AdminImportReportNetPrice = { column: string; isAdded: boolean; isUnsaid?: boolean; isIncluded?: boolean }

export type AdminImportReportNote = { kind: string; count: number; lines: Array<number>; text: string }

export type AdminImportReportQuestion = { line: number; productCode: string | null; name: string; category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; before: string | null; after: string; reason: "tenfold" | "tenth" | "category"; range: AdminImportReportQuestionRange | null }

export type AdminImportReportQuestionRange = { low: string; high: string }

export type AdminImportReportReading = { decimalSign: "," | "." | null; html: "text" | "keep" }

export type AdminImportReportSpoiltTexts = { answer: "repair" | "keep" | null; kinds: Array<AdminImportReportSpoiltTextsKind> }

export type AdminImportReportSpoiltTextsKind = { kind: "encoding" | "entities" | "codes"; count: number; examples: Array<AdminImportReportSpoiltTextsKindExample> }

export type AdminImportReportSpoiltTextsKindExample = { line: number; column: string; before: string; after: string | null }

export type AdminImportReportSupplier = { id: number; name: string; changedAt: string }

export type AdminImportReportWithoutPrice = { line: number; productCode: string | null; name: string }

export type AdminImportReportWord = { word: string; rows: number; category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori" | null; subcategory: "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole" | null; shelf: string | null; why: "chosen" | "shelf_gone" | "shelf_name" | "vocabulary" | "names" | "nothing"; chosenAt: string | null; chosenId: number | null; examples: Array<string> }

export type AdminImportWord = { id: number; mappingId: number | null; word: string; category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; subcategory: "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole" | null; shelf: string | null; chosenAt: string }

export type AdminImportWordChange = { word: string; mappingId?: number | null; category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; subcategory?: "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole" | null; shelf?: string | null }

export type AdminIncomingPicture = { done: number; waiting: number; stopped: number; failed: number; awaited: number; failures: Array<AdminIncomingPictureFailure>; awaitedNames: Array<AdminIncomingPictureFailure> }

export type AdminIncomingPictureFailure = { id: number; productId: number; productCode: string; productName: string; address: string; reason: string | null; attempts: number }

export type AdminIncomingPictureMatch = { fileName: string; articles: Array<{ id: number; productCode: string; name: string; position: number }>; isUnsure: boolean }

export type AdminInvoice = { id: number; number: number; year: number; series: string; printed: string; kind: "TD01" | "TD04"; orderId: string; orderNumber: string; date: string; total: string; state: "to_send" | "sent" | "not_delivered" | "rejected" | "delivered"; sdiCode: string | null; sdiReason: string | null; fault: string | null; buyer: AdminInvoiceRequestBuyer; linked: string | null; fileName: string; createdAt: string }

export type AdminInvoiceChange = { state: "to_send" | "sent" | "not_delivered" | "rejected" | "delivered"; sdiCode?: string | null; party?: { kind: "person"; taxCode: string; province: string; address?: AdminInvoiceChangePartyAddress | null } | { kind: "company"; name: string; vatNumber: string; taxCode?: string | null; recipientCode?: string | null; pec?: string | null; address?: AdminInvoiceChangePartyAddress | null } }

export type AdminInvoiceChangePartyAddress = { street: string; postalCode: string; city: string; province: string }

export type AdminInvoiceRequest = { buyer: AdminInvoiceRequestBuyer | null }

export type AdminInvoiceRequestBuyer = { name: string; vatNumber: string | null; taxCode: string | null; recipientCode: string | null; pec: string | null; street: string; postalCode: string; city: string; province: string | null }

export type AdminJob = { id: number; number: string; state: "booked" | "arrived" | "estimate_sent" | "in_work" | "waiting_for_parts" | "ready" | "collected" | "cancelled"; bookingNumber: string | null; start: string | null; title: string; serviceId: number | null; name: string; phone: string; email: string; bicycle: AdminJobBicycle; problem: string; promisedAt: string | null; isLate: boolean; lines: Array<AdminJobLine>; total: string; sums: AdminJobSums; isPaid: boolean; orderId: string | null; productId: number | null; agreed: string; needsEstimate: boolean; createdAt: string; startedAt: string | null; readyAt: string | null; endedAt: string | null; photos: Array<string>; staffPhotos: Array<string>; before: AdminJobBefore; estimate: AdminJobEstimate | null; history: Array<AdminJobHistory> }

export type AdminJobBefore = { visits: number; lastAt: string | null; openNumber: string | null }

export type AdminJobBicycle = { kind: "city" | "road" | "gravel" | "mountain" | "electric" | "folding" | "child" | "other"; description: string; serialNumber: string }

export type AdminJobChange = { state?: "booked" | "arrived" | "estimate_sent" | "in_work" | "waiting_for_parts" | "ready" | "collected" | "cancelled"; promisedAt?: string; serialNumber?: string; note?: string }

export type AdminJobEstimate = { state: "open" | "accepted" | "declined" | "replaced"; lines: Array<AdminJobEstimateLine>; total: string; expiresAt: string; answeredAt: string | null }

export type AdminJobEstimateLine = { name: string; quantity: number; price: string; total: string; isNeeded: boolean }

export type AdminJobHandOver = { id: number; number: string; state: "booked" | "arrived" | "estimate_sent" | "in_work" | "waiting_for_parts" | "ready" | "collected" | "cancelled"; bookingNumber: string | null; start: string | null; title: string; serviceId: number | null; name: string; phone: string; email: string; bicycle: AdminJobBicycle; problem: string; promisedAt: string | null; isLate: boolean; lines: Array<AdminJobLine>; total: string; sums: AdminJobSums; isPaid: boolean; orderId: string | null; productId: number | null; agreed: string; needsEstimate: boolean; createdAt: string; startedAt: string | null; readyAt: string | null; endedAt: string | null; photos: Array<string>; staffPhotos: Array<string>; before: AdminJobBefore; estimate: AdminJobEstimate | null; history: Array<AdminJobHistory>; change: string }

export type AdminJobHistory = { at: string; kind: string; by: string; detail: string }

export type AdminJobLine = { id: number; kind: "labour" | "part"; name: string; productId: number | null; size: string | null; quantity: number; price: string; total: string; minutes: number | null }

export type AdminJobSums = { labour: string; minutes: number; parts: string; vat: Array<AdminJobSumsVat> }

export type AdminJobSumsVat = { vatRate: number | null; gross: string; net: string; vat: string }

export type AdminMail = { id: number; kind: string; to: string; state: "pending" | "held" | "sent" | "not_delivered" | "dead"; attempts: number; createdAt: string; sentAt: string | null; nextAttemptAt: string | null; lastError: string | null }

export type AdminMailResendUndelivered = { count: number }

export type AdminMailServer = { from: "environment" | "dashboard" | "nowhere"; address: string | null }

export type AdminMailTest = { to: string; state: "sent" | "not_delivered" | "failed"; error: string | null }

export type AdminMaker = { id: number; name: string; address: string; email: string; euContact: string | null; brands: Array<string>; products: number }

export type AdminMarkdown = { blocks: Array<PageBlock>; problem: string | null }

export type AdminMedia = { imageUrl: string; bytes: number; since: string; version: number; useCount: number; uses: Array<AdminMediaUse>; alt: AdminMediaAlt; hasOtherAlts: boolean; takesAlt: boolean }

export type AdminMediaAlt = { it: string; en: string }

export type AdminMediaChange = { version: number; imageUrl: string; it: string; en: string }

export type AdminMediaUse = { kind: "product" | "card" | "order" | "home" | "own" | "logo" | "share"; label: string; productId: number | null }

export type AdminMovedIn = { id: number; kind: "customers" | "orders"; source: "woocommerce" | "shopify" | "other"; fileName: string; rows: number; added: number; createdAt: string; undoneAt: string | null; kept: number }

export type AdminNewsletter = { id: number; email: string; state: "requested" | "confirmed" | "withdrawn"; language: "it" | "en"; source: "page" | "checkout" | "account"; textVersion: string; requestedAt: string; confirmedAt: string | null; withdrawnAt: string | null }

export type AdminOpening = { version: number; marks: AdminOpeningMarks; steps: Array<{ id: "facts" | "hours" | "bank" | "product" | "mail" | "wallet" | "guarantee" | "texts" | "delivery"; state: "done" | "missing" | "trial" | "to_confirm" | "fails"; note: string }>; takesTransfers: boolean }

export type AdminOpeningMarks = { confirmed: Array<"mail" | "wallet" | "guarantee" | "texts" | "delivery">; isHidden: boolean }

export type AdminOrder = { id: string; orderNumber: string; customerName: string; customerEmail: string; createdAt: string; total: string; giftCard?: string; toPay?: string; orderStatus: "processing" | "shipped" | "delivered" | "cancelled"; paymentMethod: "paypal" | "bank" | "gift_card" | "counter" | "card"; paymentStatus: "pending" | "paid" | "refunded"; delivery?: "courier" | "express" | "pickup"; channel: "distance" | "counter"; instrument: "wallet" | "card" | "apple_pay" | "google_pay" | "pay_later" | "satispay" | "klarna" | "cash" | "terminal" | "gift_card" | "mixed" | null; refunded?: string; bankReference: string | null; city: string; province: string | null; goods: Array<AdminOrderGood>; otherGoods: number; weightGrams: number | null; shipBy: string | null; transferToReturn: AdminOrderTransferToReturn | null; tags: Array<string>; arrivesOn: string | null; usualCarrier: "brt" | "gls" | "poste" | "dhl" | "ups" | "fedex" | "other" | null; keptUntil?: string; pickupCode?: string; pickupSlot?: string; pickupSlotLost?: string; tenders?: Array<AdminOrderTender>; customerId: string | null; customerPhone: string | null; taxCode: string | null; shippingAddress: string; postalCode: string; language: string; termsVersion: string; subtotal: string; shipping: string; paidShipping: string; discount?: string; codes?: string; vat: Array<AdminOrderVat>; carrier: "brt" | "gls" | "poste" | "dhl" | "ups" | "fedex" | "other" | null; trackingCode: string | null; trackingUrl: string | null; bankDueAt: string | null; paidAt: string | null; promisedFor: string | null; promisedIf?: AdminOrderPromisedIf; shippedAt: string | null; deliveredAt: string | null; cancelledAt: string | null; work: Array<AdminOrderWork>; items: Array<AdminOrderItem>; refunds: Array<AdminOrderRefund>; returns: Array<AdminOrderReturn>; parcels: Array<AdminOrderParcel>; refundable: string; payment: AdminOrderPayment | null; events: Array<AdminOrderEvent>; mails: Array<AdminOrderMail>; notes: Array<AdminOrderNote>; credits: Array<AdminOrderCredit>; withdrawals: Array<AdminOrderWithdrawal>; steps: Array<"confirm_payment" | "ship" | "deliver" | "cancel" | "refund" | "set_tracking" | "late_transfer" | "transfer_returned">; related?: Array<AdminOrderRelated>; missing: Array<AdminOrderMissing> }

export type AdminOrderChange = { orderNumber: string; version: number; isOpen: boolean; amountBar: "partly_paid" | "payment_checking" | null; paymentMethod: "paypal" | "bank" | "gift_card" | "counter" | "card"; paymentStatus: "pending" | "paid" | "refunded"; isAddition: boolean; codes: Array<AdminOrderChangeCode>; delivery: "courier" | "express" | "pickup"; address: AdminOrderChangeAddress; lines: Array<AdminOrderChangeLine>; subtotal: string; shipping: string; discount: string; keptShipping: string; keptCode: string; asked: string; boughtShipping: string; total: string; refundable: string; keptForAdditions: string }

export type AdminOrderChangeAddress = { customerName: string; customerPhone: string | null; shippingAddress: string; city: string; postalCode: string; province: string | null }

export type AdminOrderChangeCode = { code: string; lines: Array<number>; isReached: boolean; minimum: string; discount: string; delivery: string }

export type AdminOrderChangeLine = { line: number; name: string; productCode: string; imageUrl: string | null; frameSize: string | null; quantity: number; price: string; coded?: AdminOrderItemCoded; category: string; shelf: string | null; weightGrams: number | null; isSold: boolean; sizes: Array<AdminOrderChangeLineSize> }

export type AdminOrderChangeLineSize = { frameSize: string | null; pieces: number }

export type AdminOrderCount = { toShip: number; toPay: number; onTheWay: number; comingBack: number; all: number }

export type AdminOrderCredit = { id: string; day: string; amount: string; payer: string; text: string }

export type AdminOrderEvent = { id: number; actor: string; kind: string; data: Record<string, unknown>; createdAt: string }

export type AdminOrderGood = { name: string; frameSize: string | null; quantity: number }

export type AdminOrderItem = { line: number; productId: number | null; slug: string | null; name: string; productCode: string; frameSize: string | null; quantity: number; price: string; total: string; coded?: AdminOrderItemCoded; imageUrl: string | null; category: string; refundedQuantity: number; returningQuantity: number; toGo: number; toPack: number; isBulky: boolean; serialNumbers?: Array<string>; onSale: number | null; cost: string | null; vatRate: number | null }

export type AdminOrderItemCoded = { bought: number; refunded: number; discount: string }

export type AdminOrderMail = { id: number; kind: string; to: string; state: "pending" | "held" | "sent" | "not_delivered" | "dead"; attempts: number; createdAt: string; sentAt: string | null; lastError: string | null }

export type AdminOrderMissing = { name: string; frameSize: string | null; available: number }

export type AdminOrderNote = { id: number; text: string; createdAt: string }

export type AdminOrderParcel = { number: number; of: number; state: "packed" | "sent" | "delivered"; carrier: string | null; trackingCode: string | null; trackingUrl: string | null; expectedDay: string | null; appointment: string | null; packedAt: string; sentAt: string | null; deliveredAt: string | null; lines: Array<AdminOrderParcelLine>; id: string; carrierKey: "brt" | "gls" | "poste" | "dhl" | "ups" | "fedex" | "other" | null; link: string | null }

export type AdminOrderParcelLine = { line: number; name: string; frameSize: string | null; quantity: number }

export type AdminOrderPayment = { providerOrderId: string | null; captureId: string | null; state: string; amount: string; payerEmail: string | null; capturedAt: string | null; needsAttention: string | null; lastError: string | null }

export type AdminOrderPromisedIf = { paidBy: string; arrives: string }

export type AdminOrderRefund = { id: string; kind: "wallet" | "transfer" | "gift_card"; state: "pending" | "failed" | "completed"; reason: "order_cancelled" | "shop_refund" | "amount_mismatch" | "out_of_stock" | "gift_card_short" | "unclaimed" | "order_settled" | "elsewhere"; note: string | null; amount: string; giftCard?: string; shipping: string; other: string; createdAt: string; completedAt: string | null; iban: string | null; holder: string | null; transferDay: string | null; isWithProvider: boolean; attempts: number; lastError: string | null; vat: Array<AdminOrderVat>; lines: Array<AdminOrderRefundLine> }

export type AdminOrderRefundLine = { line: number; name: string; frameSize: string | null; quantity: number; amount: string; place: "stock" | "check" | "none"; toCheck: number; restocked: number; writtenOff: number }

export type AdminOrderRelated = { id: string; orderNumber: string; isAddition: boolean; orderStatus: "processing" | "shipped" | "delivered" | "cancelled"; paymentStatus: "pending" | "paid" | "refunded"; total: string }

export type AdminOrderReturn = { code: string; kind: "withdrawal" | "shop_return" | "guarantee" | "transport_damage"; outcome: "refund" | "exchange" | "repair"; state: "announced" | "received" | "settled" | "refused" | "cancelled"; isCourtesy: boolean; createdAt: string; sendByDay: string; refundDueDay: string | null; heldUntilDay: string | null; receivedAt: string | null; settledAt: string | null; reason: string | null; refusedReason: string | null; lines: Array<AdminOrderReturnLine>; amount: string; shipping: string; sent: AdminOrderReturnSent | null; photoIds: Array<string>; withdrawalReference: string | null; canCancel: boolean; id: string; orderId: string; orderNumber: string; customerName: string; createdBy: "customer" | "staff"; isAwaited: boolean; deadline: AdminOrderReturnDeadline | null; isUrgent: boolean; isOverdue: boolean; refundId: string | null; steps: Array<"receive" | "refund" | "send_exchange" | "send_repaired" | "refuse" | "cancel"> }

export type AdminOrderReturnDeadline = { what: "refund" | "send_by" | "hold"; day: string }

export type AdminOrderReturnLine = { line: number; name: string; imageUrl: string | null; category: string; frameSize: string | null; quantity: number; amount: string; exchangeSize: string | null; toCheck: number; restocked: number; writtenOff: number }

export type AdminOrderReturnSent = { at: string; carrier: string | null; trackingCode: string | null; trackingUrl: string | null }

export type AdminOrderTag = { name: string; orders: number }

export type AdminOrderTender = { tender: "cash" | "terminal" | "gift_card"; amount: string }

export type AdminOrderTransferToReturn = { amount: string; since: string; returnedAt: string | null }

export type AdminOrderVat = { rate: number | null; gross: string; taxable: string | null; tax: string | null }

export type AdminOrderWithdrawal = { id: string; reference: string; state: string; createdAt: string; refundDueAt: string; customerEmail: string; flags: Array<string>; items: string; proposal: AdminOrderWithdrawalProposal | null }

export type AdminOrderWithdrawalProposal = { kind: "withdrawal" | "shop_return"; lines: Array<AdminOrderWithdrawalProposalLine>; shipping: string; amount: string }

export type AdminOrderWithdrawalProposalLine = { line: number; quantity: number; frameSize: string | null }

export type AdminOrderWork = { step: "bench" | "tested" | "packed"; at: string | null }

export type AdminOrderWorkChange = { step: "bench" | "tested" | "packed" | null }

export type AdminParcelChange = { carrier?: string | null; trackingCode?: string | null; link?: string | null; expectedDay?: string | null; appointment?: string | null; serialNumbers?: Array<PatchAdminOrdersByIdBodySerialNumber> }

export type AdminPaymentAttention = { id: string; reason: string; state: string; amount: string; createdAt: string; providerOrderId: string | null; captureId: string | null; payerEmail: string | null; order: { id: string; orderNumber: string } | null; refundState: "pending" | "completed" | "failed" | null }

export type AdminPaymentCard = { environment: "production" | "sandbox" | null; isFromEnvironment: boolean; missing: Array<"publishable_key" | "secret_key" | "webhook_secret">; eventsUrl: string }

export type AdminPaymentCardTest = { state: "works" | "refused" | "unreachable" | "off" }

export type AdminPaymentWallet = { environment: "production" | "sandbox" | null; isFixed: boolean; lastPayment: { at: string; amount: string } | null; lastEventAt: string | null; lastRefundAt: string | null; failedRefunds: number }

export type AdminPriceChangePreview = { changing: number; keeping: number; odd: number; unknown: Array<string>; articles: Array<{ id: number; name: string; productCode: string; before: string; after: string; refusal: "same" | "against" | "reduced" | "unpriced" | "not_positive" | "too_high" | null; isOdd: boolean }>; stamp: string }

export type AdminPriceEvent = { key: string; subject: "prices" | "reduction" | "coupons" | "gift_card" | "delivery"; step: "changed" | "planned" | "begun" | "ended"; at: string; id: string; by: "staff" | "program" | "file" | "clock" | null; byName: string | null; name: string | null; articles: number | null; kind: "percent" | "amount" | "price" | "delivery" | null; percent: number | null; amount: string | null; change: AdminPriceEventChange | null; example: { productId: number; name: string; size: string; before: string; after: string } | null; fees: Array<{ of: "letter" | "parcel" | "bulky" | "bicycle" | "express"; zone: "mainland" | "islands" | "remote" | "freeOver"; before: string | null; after: string | null }> }

export type AdminPriceEventChange = { id: number; target: "products" | "shelf" | "brand"; shelf: string | null; brand: string | null; kind: "percent_up" | "percent_down" | "amount_up" | "amount_down" | "written"; percent: number | null; amount: string | null; rounding: "cent" | "ninety" | "euro"; articles: number; by: "staff" | "program" | "file"; byName: string | null; createdAt: string; undoneAt: string | null; kept: number }

export type AdminProduct = { id: number; slug: string; name: string; description: string; price: string; reduction?: ProductReduction; category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; subcategory: "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole" | null; imageUrl: string | null; imageUrls: Array<string>; imageAlts?: Array<string>; drawingUrl?: string; shareImageUrl: string | null; stock: number; soldAt?: string; expectedOn?: string; sizes: Array<ProductSize>; weight: string | null; frameSize: string | null; wheelSize: string | null; gearCount: number | null; material: string | null; brand: string | null; color: string | null; productCode: string; shelf: string | null; facts: Array<ProductFact>; condition: "new" | "used"; vatClass: "standard" | "reduced" | "super_reduced" | "margin"; gtin: string | null; mpn: string | null; modelKey: string | null; inspection?: AdminProductInspection | null; lacks?: Array<"photo" | "card">; untranslated?: true; rating?: ProductRating; isActive: boolean; createdAt: string; version: number; maker?: ProductMaker | null; warnings?: string | null; safety?: ProductSafety | null; nameEn: string | null; descriptionEn: string | null; supplierCode: string | null; cost: string | null; imageAltsEn: Array<string>; makerId?: number | null; composition?: string | null; hasAnimalParts?: boolean; electric?: string | null; batteryChemistry?: string | null; batteryWattHours?: number | null; batteryPassport?: string | null; factValues: Record<string, number | boolean | string | AdminProductFactValues>; reserved: Record<string, number>; sameGtin?: Array<AdminProductSameGtin> }

export type AdminProductChange = { undoes?: number; rows: Array<{ id: number; price?: { from: string | number; to: string | number; endsReduction?: boolean }; stock?: Array<{ size: string; from: number; to: number }>; isActive?: boolean }> }

export type AdminProductCount = { biciclette: number; "bici-usate": number; componenti: number; abbigliamento: number; accessori: number }

export type AdminProductFactValues = { it: string; en: string }

export type AdminProductInspection = { grade: "A" | "B" | "C" | "D"; year: number | null; isDecade?: true; kilometres: number | null; testedOn?: string | null }

export type AdminProductJobCard = { productId: number; version: number; year: number | null; isDecade: boolean; kilometres: number | null; owners: number | null; serial: string | null; grade: "A" | "B" | "C" | "D" | null; usage: string | null; usageEn: string | null; done: string | null; doneEn: string | null; workMinutes: number | null; remains: string | null; remainsEn: string | null; testedBy: string | null; testedOn: string | null; points: Array<"alignment" | "joints" | "fork" | "paint" | "frontWheel" | "rearWheel" | "spokes" | "tyres" | "pads" | "brakeCables" | "braking" | "chain" | "sprockets" | "gears" | "bottomBracket" | "pedals" | "headset" | "stem" | "seatPost" | "saddle" | "racks" | "lights" | "bell" | "battery" | "batteryCycles" | "motor">; checks: Array<AdminProductJobCardCheck>; marks: Array<AdminProductJobCardMark>; missing: Array<AdminProductJobCardMissing | AdminProductJobCardMissing2 | AdminProductJobCardMissing3 | AdminProductJobCardMissing4>; updatedAt: string | null }

export type AdminProductJobCardChange = { year?: number | null; isDecade?: boolean; kilometres?: number | null; owners?: number | null; serial?: string | null; grade?: "A" | "B" | "C" | "D" | null; usage?: string | null; usageEn?: string | null; done?: string | null; doneEn?: string | null; workMinutes?: number | null; remains?: string | null; remainsEn?: string | null; testedBy?: string | null; testedOn?: string | null; version?: number | null; checks?: Array<{ point: "alignment" | "joints" | "fork" | "paint" | "frontWheel" | "rearWheel" | "spokes" | "tyres" | "pads" | "brakeCables" | "braking" | "chain" | "sprockets" | "gears" | "bottomBracket" | "pedals" | "headset" | "stem" | "seatPost" | "saddle" | "racks" | "lights" | "bell" | "battery" | "batteryCycles" | "motor"; verdict?: "ok" | "replaced" | "watch" | "absent" | null; value?: number | null; note?: string | null; noteEn?: string | null }>; marks?: Array<{ side: "drive" | "left"; x: number; y: number; title: string; titleEn?: string | null; text?: string | null; textEn?: string | null; photoUrl?: string | null }>; by?: string | null }

export type AdminProductJobCardCheck = { point: "alignment" | "joints" | "fork" | "paint" | "frontWheel" | "rearWheel" | "spokes" | "tyres" | "pads" | "brakeCables" | "braking" | "chain" | "sprockets" | "gears" | "bottomBracket" | "pedals" | "headset" | "stem" | "seatPost" | "saddle" | "racks" | "lights" | "bell" | "battery" | "batteryCycles" | "motor"; verdict: "ok" | "replaced" | "watch" | "absent"; value: number | null; note: string | null; noteEn: string | null; checkedBy: string | null; checkedAt: string }

export type AdminProductJobCardMark = { number: number; side: "drive" | "left"; x: number; y: number; title: string; titleEn: string | null; text: string | null; textEn: string | null; photoUrl: string | null }

export type AdminProductJobCardMissing = { code: "grade" }

export type AdminProductJobCardMissing2 = { code: "checks"; points: Array<"alignment" | "joints" | "fork" | "paint" | "frontWheel" | "rearWheel" | "spokes" | "tyres" | "pads" | "brakeCables" | "braking" | "chain" | "sprockets" | "gears" | "bottomBracket" | "pedals" | "headset" | "stem" | "seatPost" | "saddle" | "racks" | "lights" | "bell" | "battery" | "batteryCycles" | "motor"> }

export type AdminProductJobCardMissing3 = { code: "photos"; have: number; want: number }

export type AdminProductJobCardMissing4 = { code: "markPhotos"; numbers: Array<number> }

export type AdminProductPicture = { added: number; already: number; surplus: number }

export type AdminProductPrice = { points: Array<{ price: string; at: string }>; now: string }

export type AdminProductSafetyBrand = { products: number }

export type AdminProductSafetyBrandChange = { brand: string; makerId: number | null }

export type AdminProductSafetyIncomplete = { rule: "at_once" | "in_time" | "never"; existingUntil: string | null; total: number; counts: Record<string, number>; brands: Array<{ brand: string; products: number }>; products: Array<{ id: number; name: string; brand: string | null; category: string; missing: Array<"maker" | "euContact" | "fibres" | "battery">; until: string | null }> }

export type AdminProductSafetyProductChange = { ids: Array<number>; makerId?: number | string | null; warnings?: string | null; composition?: string | null; hasAnimalParts?: boolean; electric?: "" | "no" | "mains" | "battery" | null; batteryChemistry?: string | null; batteryWattHours?: number | string | null | null; batteryPassport?: string | null }

export type AdminProductSameGtin = { id: number; productCode: string; name: string }

export type AdminQuestion = { id: number; text: string; language: "it" | "en"; createdAt: string; answer: ReviewReviewAnswer | null; email: string | null; product: AdminReviewProduct }

export type AdminReduction = { reduction: AdminReductionReduction; articles: Array<AdminReductionArticle> }

export type AdminReductionArticle = { id: number; slug: string; name: string; productCode: string; imageUrl: string | null; category: string; regular: string; reduced: string; comparison: string | null; since: string | null; isWhole: boolean; percent: number | null; refusal: "taken" | "not_positive" | "not_lower" | "no_history" | "not_lowest" | null; why: string | null; endedAt: string | null }

export type AdminReductionPreview = { articles: Array<AdminReductionArticle> }

export type AdminReductionReduction = { id: number; name: string; target: "products" | "shelf" | "brand"; shelf: string | null; brand: string | null; productIds: Array<number>; kind: "percent" | "amount" | "price"; percent: number | null; amount: string | null; from: string; to: string | null; state: "planned" | "running" | "ended"; startedAt: string | null; endedAt: string | null; articleCount: number; sold: AdminReductionReductionSold; version: number }

export type AdminReductionReductionSold = { pieces: number; amount: string }

export type AdminReview = { id: number; customerName: string; customerEmail: string; rating: number; title: string; comment: string; isApproved: boolean; isVerified: boolean; hiddenReason: string | null; answer: ReviewReviewAnswer | null; createdAt: string; fit?: "small" | "right" | "large"; heightFromCm?: number; photoIds?: Array<string>; product: AdminReviewProduct }

export type AdminReviewAnswerChange = { text: string }

export type AdminReviewApprovalChange = { isApproved: boolean; reason?: string | null }

export type AdminReviewCount = { all: number; pending: number; approved: number; questions: { all: number; waiting: number } }

export type AdminReviewProduct = { id: number; name: string; productCode: string; slug: string | null }

export type AdminSale = { days: Array<{ day: string; orders: number; total: string }>; total: string; hasPast: boolean }

export type AdminSaleBreakdown = { key: string; name: string; pieces: number; gross: string; net: string; cost: string; margin: string; knownPieces: number; stock: number | null }

export type AdminSaleTaking = { days: Array<{ date: string; orders: number; gross: string; refunded: string }>; ways: Array<{ method: "paypal" | "bank" | "gift_card" | "counter" | "card"; instrument: "wallet" | "card" | "apple_pay" | "google_pay" | "pay_later" | "satispay" | "klarna" | "cash" | "terminal" | "gift_card" | "mixed" | null; orders: number; gross: string; refunded: string }>; rates: Array<AdminJobSumsVat>; orders: number; gross: string; refunds: number; refunded: string; margin: string; pieces: number; knownPieces: number }

export type AdminSearchWord = { id: number; word: string; meaning: string; match: "exact" | "similar" | "none"; articles: number; version: number }

export type AdminSearchWordChange = { word?: string; meaning?: string; version?: number }

export type AdminSearchWordFind = { match: "exact" | "similar" | "none"; articles: number }

export type AdminSettingAppearance = { version: number; since: string | null; value: AdminSettingAppearanceValue }

export type AdminSettingAppearanceChange = { version: number; value: { shortName: string; logo: string | null; accent: string | null; sharePicture: string | null; orderPrefix: string | null } }

export type AdminSettingAppearanceValue = { shortName: string; logo: string | null; accent: string | null; sharePicture: string | null; orderPrefix: string | null }

export type AdminSettingBackup = { version: number; since: string | null; value: AdminSettingBackupValue }

export type AdminSettingBackupChange = { version: number; value: { isOn: boolean; hour: number; keep: number } }

export type AdminSettingBackupValue = { isOn: boolean; hour: number; keep: number }

export type AdminSettingCounter = { version: number; since: string | null; value: AdminSettingCounterValue }

export type AdminSettingCounterChange = { version: number; value: { overridePercent: number; floatCents: number } }

export type AdminSettingCounterValue = { overridePercent: number; floatCents: number }

export type AdminSettingFact = { version: number; since: string | null; value: AdminSettingFactValue }

export type AdminSettingFactChange = { version: number; value: { name: string; legal: { company: string; vatNumber: string; taxCode: string; rea: string; shareCapital: string | null; pec: string }; address: { street: string; postalCode: string; city: string; province: string }; location: { latitude: number; longitude: number } | null; phone: string; email: string; social: { instagram: string | null }; experienceYears: number | null; returnDays: number | null; returnPaidBy: "shop" | "customer" | null; warrantyYears: number; usedWarrantyMonths: number; usedPhotos: number; usedWithoutCard: boolean } }

export type AdminSettingFactValue = { name: string; legal: AdminSettingFactValueLegal; address: ShopAddress; location: ShopLocation | null; phone: string; email: string; social: AdminSettingFactValueSocial; experienceYears: number | null; returnDays: number | null; returnPaidBy: "shop" | "customer" | null; warrantyYears: number; usedWarrantyMonths: number; usedPhotos: number; usedWithoutCard: boolean }

export type AdminSettingFactValueLegal = { company: string; vatNumber: string; taxCode: string; rea: string; pec: string; shareCapital: string | null }

export type AdminSettingFactValueSocial = { instagram: string | null }

export type AdminSettingHome = { version: number; since: string | null; value: AdminSettingHomeValue }

export type AdminSettingHomeChange = { version: number; value: AdminSettingHomeChangeValue }

export type AdminSettingHomeChangeValue = { blocks: Array<AdminSettingHomeChangeValueBlock>; texts: AdminSettingHomeChangeValueTexts; heroCategory: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; pictures: AdminSettingHomeChangeValuePictures; own: Array<AdminSettingHomeChangeValueOwn> }

export type AdminSettingHomeChangeValueBlock = { id: "hero" | "board" | "categories" | "new" | "used" | "why" | "reviews" | "contact" | "instagram" | "text-1" | "text-2" | "text-3" | "text-4" | "text-5" | "text-6"; isShown: boolean }

export type AdminSettingHomeChangeValueOwn = { id: "text-1" | "text-2" | "text-3" | "text-4" | "text-5" | "text-6"; picture: string | null; it: AdminSettingHomeChangeValueOwnIt; en: AdminSettingHomeChangeValueOwnIt }

export type AdminSettingHomeChangeValueOwnIt = { title: string; text: string; alt: string }

export type AdminSettingHomeChangeValuePictures = { hero?: string | null; why?: string | null; biciclette?: string | null; "bici-usate"?: string | null; componenti?: string | null; abbigliamento?: string | null; accessori?: string | null }

export type AdminSettingHomeChangeValueTexts = { it: AdminSettingHomeChangeValueTextsIt; en: AdminSettingHomeChangeValueTextsIt }

export type AdminSettingHomeChangeValueTextsIt = { heroTitle?: string; heroText?: string; heroAction?: string; board?: string; whatToday?: string; tryInShop?: string; bicyclesText?: string; newTitle?: string; newAll?: string; usedTitle?: string; usedAll?: string; why?: string; whyText?: string; reviewsTitle?: string; reviewsText?: string; visit?: string; instagram?: string; instagramText?: string }

export type AdminSettingHomePreview = { html: string }

export type AdminSettingHomeValue = { blocks: Array<AdminSettingHomeValueBlock>; texts: AdminSettingHomeValueTexts; heroCategory: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; pictures: AdminSettingHomeValuePictures; own: Array<AdminSettingHomeValueOwn> }

export type AdminSettingHomeValueBlock = { id: "hero" | "board" | "categories" | "new" | "used" | "why" | "reviews" | "contact" | "instagram" | "text-1" | "text-2" | "text-3" | "text-4" | "text-5" | "text-6"; isShown: boolean }

export type AdminSettingHomeValueOwn = { id: "text-1" | "text-2" | "text-3" | "text-4" | "text-5" | "text-6"; picture: string | null; it: AdminSettingHomeValueOwnIt; en: AdminSettingHomeValueOwnIt }

export type AdminSettingHomeValueOwnIt = { title: string; text: string; alt: string }

export type AdminSettingHomeValuePictures = { hero?: string | null; why?: string | null; biciclette?: string | null; "bici-usate"?: string | null; componenti?: string | null; abbigliamento?: string | null; accessori?: string | null }

export type AdminSettingHomeValueTexts = { it: AdminSettingHomeValueTextsIt; en: AdminSettingHomeValueTextsIt }

export type AdminSettingHomeValueTextsIt = { heroTitle?: string; heroText?: string; heroAction?: string; board?: string; whatToday?: string; tryInShop?: string; bicyclesText?: string; newTitle?: string; newAll?: string; usedTitle?: string; usedAll?: string; why?: string; whyText?: string; reviewsTitle?: string; reviewsText?: string; visit?: string; instagram?: string; instagramText?: string }

export type AdminSettingHour = { version: number; since: string | null; value: AdminSettingHourValue }

export type AdminSettingHourChange = { version: number; value: AdminSettingHourChangeValue }

export type AdminSettingHourChangeValue = { openingHours: Array<Array<[number, number]>>; closures: Array<AdminSettingHourChangeValueClosure> }

export type AdminSettingHourChangeValueClosure = { from: string; to: string; hours: Array<[number, number]>; reason?: string }

export type AdminSettingHourClosureCustomer = { id: string; orderNumber: string; customerName: string; isReady: boolean; promisedFor: string | null; arrivesOn: string | null }

export type AdminSettingHourValue = { openingHours: Array<Array<[number, number]>>; closures: Array<AdminSettingHourValueClosure> }

export type AdminSettingHourValueClosure = { from: string; to: string; hours: Array<[number, number]>; reason?: string }

export type AdminSettingInvoice = { version: number; since: string | null; value: AdminSettingInvoiceValue }

export type AdminSettingInvoiceChange = { version: number; value: { series: string; creditSeries: string | null; from: string | null } }

export type AdminSettingInvoiceValue = { series: string; creditSeries: string | null; from: string | null }

export type AdminSettingLanguage = { version: number; since: string | null; value: AdminSettingLanguageValue }

export type AdminSettingLanguageChange = { version: number; value: { sellsInEnglish: boolean } }

export type AdminSettingLanguageValue = { sellsInEnglish: boolean }

export type AdminSettingMailServer = { version: number; since: string | null; value: AdminSettingMailServerValue }

export type AdminSettingMailServerValue = { provider: "none" | "aruba" | "gmail" | "ionos" | "libero" | "microsoft" | "register" | "other"; address: string; host: string; port: number | null; user: string; hasPassword: boolean }

export type AdminSettingMove = { version: number; since: string | null; value: AdminSettingMoveValue }

export type AdminSettingMoveChange = { version: number; value: { from: "woocommerce" | "shopify" | "prestashop" | "magento" | "bigcommerce" | "ebay" | "odoo" | "danea" | "sheet" | null; closed: Array<"products" | "customers" | "orders" | "rest"> } }

export type AdminSettingMoveValue = { from: "woocommerce" | "shopify" | "prestashop" | "magento" | "bigcommerce" | "ebay" | "odoo" | "danea" | "sheet" | null; closed: Array<"products" | "customers" | "orders" | "rest"> }

export type AdminSettingOpening = { version: number; since: string | null; value: AdminOpeningMarks }

export type AdminSettingOpeningChange = { version: number; value: { confirmed: Array<"mail" | "wallet" | "guarantee" | "texts" | "delivery">; isHidden: boolean } }

export type AdminSettingPayment = { version: number; since: string | null; value: ShopBank }

export type AdminSettingPaypal = { version: number; since: string | null; value: AdminSettingPaypalValue }

export type AdminSettingPaypalValue = { clientId: string; environment: "production" | "sandbox"; clientSecret: string | null; hasEvents: boolean }

export type AdminSettingPickup = { version: number; since: string | null; value: AdminSettingPickupValue }

export type AdminSettingPickupChange = { version: number; value: { slotMinutes: number | null; capacity: number; leadHours: { part: number; bicycle: number }; keptDays: number } }

export type AdminSettingPickupValue = { slotMinutes: number | null; capacity: number; leadHours: AdminSettingPickupValueLeadHours; keptDays: number }

export type AdminSettingPickupValueLeadHours = { part: number; bicycle: number }

export type AdminSettingProductSafety = { version: number; since: string | null; value: AdminSettingProductSafetyValue }

export type AdminSettingProductSafetyChange = { version: number; value: { needsMaker: "at_once" | "in_time" | "never"; existingUntil: string | null } }

export type AdminSettingProductSafetyValue = { needsMaker: "at_once" | "in_time" | "never"; existingUntil: string | null }

export type AdminSettingStripe = { version: number; since: string | null; value: AdminSettingStripeValue }

export type AdminSettingStripeValue = { publishableKey: string; secretKey: string | null; webhookSecret: string | null }

export type AdminSettingWorkshop = { version: number; since: string | null; value: AdminSettingWorkshopValue }

export type AdminSettingWorkshopChange = { version: number; value: { capacity: number; hours: Array<Array<[number, number]>> | null; approveAbove: string | number } }

export type AdminSettingWorkshopValue = { capacity: number; hours: Array<Array<[number, number]>> | null; approveAbove: string }

export type AdminShelf = { slug: string; path: string; category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; parent: string | null; subcategory: "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole" | null; isRest: boolean; name: AdminMediaAlt; text: AdminMediaAlt; words: Array<string>; facts: Array<string>; facets: Array<string>; articles: number; version: number }

export type AdminShelfChange = { name?: NewAdminFactLabel; slug?: string; text?: NewAdminShelfText; words?: Array<string>; parent?: string | null; position?: number; facts?: Array<string>; facets?: Array<string>; isRest?: true; version?: number }

export type AdminShelfTake = { addedShelves: number; addedFacts: number; different: Array<string> }

export type AdminSizeChart = { version: number; since: string | null; charts: Array<AdminSizeChartChart | AdminSizeChartChart2> }

export type AdminSizeChartChange = { version: number; charts: Array<{ brand: string | null; source: string; sourceUrl: string | null; note: AdminSizeChartChangeChartNote; what: "bicycle"; kind: "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole"; clearanceCm: number | null; models?: Array<string>; rows: Array<{ size: string; heightFrom: number; heightTo: number; inseamFrom: number | null; inseamTo: number | null; standoverMm: number | null; seatTubeMm: number | null; stackMm: number | null; reachMm: number | null; headTubeMm?: number | null; chainstayMm?: number | null; wheelbaseMm?: number | null; headAngle?: number | null; seatAngle?: number | null }> } | { brand: string | null; source: string; sourceUrl: string | null; note: AdminSizeChartChangeChartNote; what: "garment"; shelf: string; wearer: "donna" | "uomo" | null; rows: Array<{ size: string; ranges: Record<string, [number, number]> }> }> }

export type AdminSizeChartChangeChartNote = { it: string; en: string }

export type AdminSizeChartChart = { brand: string | null; source: string; sourceUrl: string | null; note: AdminSizeChartChartNote; what: "bicycle"; kind: "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole"; clearanceCm: number | null; models?: Array<string>; rows: Array<AdminSizeChartChartRow> }

export type AdminSizeChartChart2 = { brand: string | null; source: string; sourceUrl: string | null; note: AdminSizeChartChartNote; what: "garment"; shelf: string; wearer: "donna" | "uomo" | null; rows: Array<AdminSizeChartChart2Row> }

export type AdminSizeChartChart2Row = { size: string; ranges: Record<string, [number, number]> }

export type AdminSizeChartChartNote = { it: string; en: string }

export type AdminSizeChartChartRow = { size: string; heightFrom: number; heightTo: number; inseamFrom: number | null; inseamTo: number | null; standoverMm: number | null; seatTubeMm: number | null; stackMm: number | null; reachMm: number | null; headTubeMm?: number | null; chainstayMm?: number | null; wheelbaseMm?: number | null; headAngle?: number | null; seatAngle?: number | null }

export type AdminStat = { totalProducts: number; todayOrders: number; monthlyRevenue: string; activeCustomers: number; inactiveProducts?: number; yesterdayOrders?: number }

export type AdminStockAlert = { productId: number; size: string | null; waiting: number }

export type AdminStockCount = { id: string; shelf: string | null; createdAt: string; bookedAt: string | null; products: number; differences: number; lines: Array<AdminStockCountLine> }

export type AdminStockCountLine = { productId: number; size: string | null; name: string; productCode: string; counted: number; expected: number; difference: number; reason: string | null; reserved: number; sold: number; booked: number | null }

export type AdminStockCountLineChange = { lines: Array<{ productId: number; size?: string | null; counted: number | null; reason?: string | null }> }

export type AdminStockValue = { category: string; pieces: number; value: string; knownPieces: number }

export type AdminTaking = { days: Array<{ date: string; channel: "distance" | "counter"; rows: Array<AdminJobSumsVat>; refunds: Array<AdminJobSumsVat> }>; totals: { gross: string; net: string; vat: string; channels: Array<{ channel: "distance" | "counter"; rows: Array<AdminJobSumsVat>; refunds: Array<AdminJobSumsVat>; gross: string; net: string; vat: string }>; giftCards: string } }

export type AdminTakingMarginRegister = { date: string; orderNumber: string; productId: number; productCode: string; name: string; serialNumbers: Array<string>; quantity: number; cost: string | null; price: string; margin: string | null }

export type AdminTask = { toConfirm: AdminTaskToConfirm; toShip: AdminTaskToConfirm; lateOrders: AdminTaskToConfirm; toRefund: AdminTaskToConfirm; pendingReviews: AdminTaskToConfirm; openQuestions: AdminTaskToConfirm; lowStock: AdminTaskToConfirm; usedToComplete: AdminTaskToConfirm; openWithdrawals: AdminTaskToConfirm; openReturns: { count: number; note?: string | null; urgent: number }; failedMails: AdminTaskToConfirm; heldMails: AdminTaskToConfirm; undeliveredMails: { count: number; note?: string | null; hasServer: boolean }; failedEvents: AdminTaskToConfirm; paymentsToCheck: AdminTaskToConfirm; images: AdminTaskToConfirm; hoarding: AdminTaskToConfirm; others: Array<{ count: number; note?: string | null; one: string; many: string; isUrgent?: boolean; to: Record<string, string> }> }

export type AdminTaskToConfirm = { count: number; note?: string | null }

export type AdminText = { id: string; place: "mail" | "site" | "page" | "legal"; where?: string; name: string; path: string | null; version: number; since: string | null; isOn: boolean; inFooter: boolean; fields: Array<AdminTextField> }

export type AdminTextChange = { version: number; texts: Record<string, AdminTextChangeTexts>; reviewed?: Array<string>; isOn?: boolean; inFooter?: boolean }

export type AdminTextChangeTexts = { it: string; en: string }

export type AdminTextField = { key: string; label: string; form: "line" | "paragraph" | "markdown"; longest: number; allowed: Array<string>; must: Array<string>; shipped: AdminMediaAlt; it: string; en: string; isStale: boolean }

export type AdminTextPreview = { subject: string; html: string; of: string | null }

export type AdminTextVersion = { version: number; since: string; value: { texts: Record<string, { it: string; en: string; isStale: boolean }>; isOn?: boolean; inFooter?: boolean; day?: string } }

export type AdminUnfoundSearch = { query: string; times: number; lastDay: string; match: "exact" | "similar" | "none"; articles: number }

export type AdminUpload = { imageUrl: string }

export type AdminWithdrawal = { reference: string; createdAt: string; kind: "recesso" | "reso30"; customerName: string; customerEmail: string; orderNumber: string; orderId: string | null; items: string; state: "received" | "in_return" | "goods_received" | "refunded" | "refused"; stateNote: string | null; flags: Array<string>; statement: string; refundDueAt: string; isOverdue: boolean; nextStates: Array<"received" | "in_return" | "goods_received" | "refunded" | "refused"> }

export type AdminWithdrawalChange = { state: "received" | "in_return" | "goods_received" | "refunded" | "refused"; stateNote?: string | null }

export type AdminWorkshopOutside = { number: string; jobId: number; name: string; start: string; email: string; phone: string }

export type AdminWorkshopService = { id: number; name: string; nameEn: string; note: string; noteEn: string; minutes: number; priceKind: "fixed" | "from" | "free"; price: string; parts: string; partsEn: string; kinds: Array<"city" | "road" | "gravel" | "mountain" | "electric" | "folding" | "child" | "other">; isTestRide: boolean; position: number; isActive: boolean; againAfterMonths: number | null }

export type AdminWorkshopWeek = { days: Array<{ day: string; openMinutes: number; bookedMinutes: number; bookings: Array<{ id: number; number: string; state: "booked" | "arrived" | "estimate_sent" | "in_work" | "waiting_for_parts" | "ready" | "collected" | "cancelled"; start: string; end: string; title: string; name: string; bicycle: string }> }>; capacity: number; promised: number; kept: number; collected: number }

export type CustomerExportProfile = {  }

export type GetAdminCustomersAnswer = { id: string; name: string; email: string; phone: string | null; city: string | null; orders: number; spent: string; createdAt: string; lastOrderAt: string | null; hasAccount: boolean }

export type GetAdminGiftCardsAnswer = { cards: Array<{ id: string; state: "unpaid" | "cancelled" | "planned" | "sent" | "blocked" | "used_up" | "taken_back"; ends: Array<string>; initial: string; balance: string; recipientName: string; recipientEmail: string; senderName: string; order: AdminGiftCardOrder | null; reason: string | null; sendOn: string; sentAt: string | null; createdAt: string }>; total: number; sums: { cards: number; outstanding: string; sold: string; given: string } }

export type GetAdminGoodsReceivedAnswer = { id: string; supplier: string; reference: string; createdAt: string; pieces: number; total: string }

export type GetAdminImportsAnswer = { id: number; fileName: string | null; mapping: string | null; state: "applying" | "done" | "taking_back" | "taken_back"; ending: "undone" | "switched_off" | "stopped" | "cut_off" | "refused" | null; total: number; done: number; rows: number; created: number; updated: number; unchanged: number; skipped: number; createdAt: string; takenBackAt: string | null; outcome: AdminImportOutcome | null; isKept: boolean }

export type GetAdminJobsAnswer = { id: number; number: string; state: "booked" | "arrived" | "estimate_sent" | "in_work" | "waiting_for_parts" | "ready" | "collected" | "cancelled"; bookingNumber: string | null; start: string | null; title: string; serviceId: number | null; name: string; phone: string; email: string; bicycle: AdminJobBicycle; problem: string; promisedAt: string | null; isLate: boolean; lines: Array<AdminJobLine>; total: string; sums: AdminJobSums; isPaid: boolean; orderId: string | null; productId: number | null; agreed: string; needsEstimate: boolean; createdAt: string; startedAt: string | null; readyAt: string | null; endedAt: string | null }

export type GetAdminOrdersAnswer = { id: string; orderNumber: string; customerName: string; customerEmail: string; createdAt: string; total: string; giftCard?: string; toPay?: string; orderStatus: "processing" | "shipped" | "delivered" | "cancelled"; paymentMethod: "paypal" | "bank" | "gift_card" | "counter" | "card"; paymentStatus: "pending" | "paid" | "refunded"; delivery?: "courier" | "express" | "pickup"; channel: "distance" | "counter"; instrument: "wallet" | "card" | "apple_pay" | "google_pay" | "pay_later" | "satispay" | "klarna" | "cash" | "terminal" | "gift_card" | "mixed" | null; refunded?: string; bankReference: string | null; city: string; province: string | null; goods: Array<AdminOrderGood>; otherGoods: number; weightGrams: number | null; shipBy: string | null; transferToReturn: AdminOrderTransferToReturn | null; tags: Array<string>; arrivesOn: string | null; usualCarrier: "brt" | "gls" | "poste" | "dhl" | "ups" | "fedex" | "other" | null }

export type GetAdminOrdersAnswer2 = { id: string; orderNumber: string; customerName: string; customerEmail: string; createdAt: string; total: string; pastOrder: AdminCustomerPastOrder }

export type GetAdminStockCountsAnswer = { id: string; shelf: string | null; createdAt: string; bookedAt: string | null; products: number; differences: number }

export type GetOrdersByOrderNumberAnswerReturn = { code: string; kind: "withdrawal" | "shop_return" | "guarantee" | "transport_damage"; outcome: "refund" | "exchange" | "repair"; state: "announced" | "received" | "settled" | "refused" | "cancelled"; isCourtesy: boolean; createdAt: string; sendByDay: string; refundDueDay: string | null; heldUntilDay: string | null; receivedAt: string | null; settledAt: string | null; reason: string | null; refusedReason: string | null; lines: Array<GetOrdersByOrderNumberAnswerReturnLine>; amount: string; shipping: string; sent: AdminOrderReturnSent | null; photoIds: Array<string>; withdrawalReference: string | null; canCancel: boolean }

export type GetOrdersByOrderNumberAnswerReturnLine = { line: number; name: string; imageUrl: string | null; category: string; frameSize: string | null; quantity: number; amount: string; exchangeSize: string | null }

export type GiftCard = { orderNumber: string; accessKey: string; total: string }

export type NewAdminActUndo = { isTrial?: boolean }

export type NewAdminBankCreditBook = { orderId: string; reopen?: boolean }

export type NewAdminBankCreditBookSure = { ids: Array<string> }

export type NewAdminBankCreditSplit = { parts: Array<{ orderId: string; amount?: string | number }> }

export type NewAdminCampaign = { name: string; target: "all" | "products" | "shelf" | "brand"; shelf?: string | null; brand?: string | null; productIds?: Array<number>; kind: "percent" | "amount" | "delivery"; percent?: number | null; amount?: string | number | null; minimum?: string | number | null; from?: string | null; to?: string | null; maxUses?: number | null; maxUsesPerCustomer?: number | null; isFirstOrder?: boolean; isCombinable?: boolean; version?: number; codes?: Array<string>; drawn?: number }

export type NewAdminCampaignCode = { codes?: Array<string>; drawn?: number }

export type NewAdminCounterDeposit = { items: Array<NewAdminDraftItem>; customer: { name: string; email: string; phone?: string | null }; tenders: Array<NewAdminCounterSaleTender>; until?: string | null }

export type NewAdminCounterSale = { items: Array<NewAdminDraftItem>; customer?: { name?: string | null; email?: string | "" | null; phone?: string | null } | null; tenders: Array<NewAdminCounterSaleTender> }

export type NewAdminCounterSaleTender = { tender: "cash" | "terminal" | "gift_card"; amount: string | number; received?: string | number | null; code?: string | null }

export type NewAdminCounterTicket = { name?: string | null; items: Array<{ productId: number; size?: string | null; quantity: number; price?: string | null; reason?: string | null }>; customer?: { name?: string | null; email?: string | null; phone?: string | null } | null }

export type NewAdminDraft = { items: Array<NewAdminDraftItem>; delivery?: "courier" | "express" | "pickup" | null; customer: NewAdminDraftCustomer; expiresAt?: string | null; message?: string | null; language?: "it" | "en" | null }

export type NewAdminDraftCustomer = { name: string; email?: string | "" | null; phone?: string | null }

export type NewAdminDraftItem = { productId: number; size?: string | null; quantity: number; price?: string | number | null; reason?: string | null }

export type NewAdminEventReceiver = { address: string; kinds: Array<"order.placed" | "order.paid" | "order.shipped" | "order.delivered" | "order.cancelled" | "order.refunded" | "product.changed" | "stock.low"> }

export type NewAdminFact = { label: NewAdminFactLabel; kind: "number" | "choice" | "boolean" | "text"; unit?: string | null; choices?: Array<NewAdminFactChoice> }

export type NewAdminFactChoice = { value?: string; it: string; en: string }

export type NewAdminFactLabel = { it: string; en: string }

export type NewAdminGiftCard = { amount: string | number; reason: string; recipientName: string; recipientEmail: string; message?: string; language: "it" | "en" }

export type NewAdminGiftCardBlock = { isBlocked: boolean }

export type NewAdminGiftCardMail = { recipientEmail?: string | null }

export type NewAdminGoodsReceived = { supplier: string; reference: string; lines: Array<{ code: string; size?: string | null; quantity: number; cost: string | number | null }> }

export type NewAdminGoodsReceivedRead = { csv: string }

export type NewAdminImageFocalPoint = { imageUrl: string; focusX: number; focusY: number }

export type NewAdminImportMapping = { name: string; columns: Array<NewAdminImportMappingColumn>; decimalSign: "," | "." | null; keepsHtml: boolean }

export type NewAdminImportMappingColumn = { name: string; field: "" | "code" | "name" | "description" | "shortDescription" | "price" | "salePrice" | "stock" | "size" | "color" | "category" | "kind" | "brand" | "gtin" | "mpn" | "supplierCode" | "cost" | "material" | "weight" | "condition" | "isActive" | "images" | "model" }

export type NewAdminImportUndo = { way?: "undo" | "switch_off" }

export type NewAdminIncomingPictureMatch = { fileNames: Array<string> }

export type NewAdminIncomingPictureStep = { step: "stop" | "resume" | "retry" | "forget"; ids?: Array<number> }

export type NewAdminJob = { bookingNumber?: string; service?: number; start?: string; title?: string; bicycle?: NewAdminJobBicycle; problem?: string; name?: string; phone?: "" | string; email?: "" | string; promisedAt?: string }

export type NewAdminJobBicycle = { kind: "city" | "road" | "gravel" | "mountain" | "electric" | "folding" | "child" | "other"; description?: string; serialNumber?: string }

export type NewAdminJobEstimate = { lines: Array<{ name: string; price: string | number; quantity?: number; minutes?: number | null; productId?: number | null; size?: string | null; isNeeded?: boolean }> }

export type NewAdminJobHandOver = { tenders: Array<NewAdminCounterSaleTender> }

export type NewAdminJobLabour = { service: number }

export type NewAdminJobPart = { productId: number; size?: string | null; quantity?: number }

export type NewAdminMaker = { name: string; address: string; email: string; euContact?: string | null; brands?: Array<string> }

export type NewAdminMarkdown = { text: string }

export type NewAdminOrderChange = { version: number; lines?: Array<NewAdminOrderChangeLine>; address?: NewAdminOrderChangeAddress; account?: NewAdminOrderChangeAccount | null }

export type NewAdminOrderChangeAccount = { iban: string; holder: string }

export type NewAdminOrderChangeAddress = { customerName: string; customerPhone?: string | null; shippingAddress: string; city: string; postalCode: string; province?: string | null }

export type NewAdminOrderChangeLine = { line: number; quantity: number; frameSize?: string | null }

export type NewAdminOrderHandOver = { code?: string | null; collectedBy?: string | null; reason?: string | null; tenders?: Array<NewAdminCounterSaleTender> }

export type NewAdminOrderLateTransfer = { reopen?: boolean }

export type NewAdminOrderMail = { kind: "order_confirmation" | "payment_received" | "order_shipped" | "order_delivered" | "order_cancelled" | "order_reopened" | "transfer_to_return" | "transfer_returned" }

export type NewAdminOrderNote = { text: string }

export type NewAdminOrderParcel = { lines: Array<{ line: number; quantity: number }>; carrier?: string | null; trackingCode?: string | null; link?: string | null; expectedDay?: string | null; appointment?: string | null; serialNumbers?: Array<PatchAdminOrdersByIdBodySerialNumber>; number?: number; send?: boolean; reason?: string | null }

export type NewAdminOrderRefund = { lines?: Array<{ line: number; quantity: number; place: "stock" | "check" | "none" }>; returnId?: string | null; withdrawalReference?: string | null; shipping?: boolean; other?: string | number | null; reason?: string | null; account?: NewAdminOrderChangeAccount | null }

export type NewAdminOrderReturn = { kind: "withdrawal" | "shop_return" | "guarantee" | "transport_damage"; outcome: "refund" | "exchange" | "repair"; lines: Array<NewAdminOrderReturnLine>; reason?: string | null; photoIds?: Array<string>; withdrawalReference?: string | null }

export type NewAdminOrderReturnLine = { line: number; quantity: number; frameSize?: string | null; exchangeSize?: string | null }

export type NewAdminOrderTag = { name: string }

export type NewAdminParcelSent = { reason?: string | null }

export type NewAdminPriceChange = { target: "products" | "shelf" | "brand"; shelf?: string | null; brand?: string | null; productIds?: Array<number>; kind: "percent_up" | "percent_down" | "amount_up" | "amount_down" | "written"; percent?: number | null; amount?: string | number | null; prices?: Array<NewAdminPriceChangePrice>; rounding: "cent" | "ninety" | "euro"; stamp: string }

export type NewAdminPriceChangePreview = { target: "products" | "shelf" | "brand"; shelf?: string | null; brand?: string | null; productIds?: Array<number>; kind: "percent_up" | "percent_down" | "amount_up" | "amount_down" | "written"; percent?: number | null; amount?: string | number | null; prices?: Array<NewAdminPriceChangePrice>; rounding: "cent" | "ninety" | "euro" }

export type NewAdminPriceChangePrice = { code: string; price: string | number }

export type NewAdminProduct = { name: string; description: string; category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; subcategory?: "" | "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole" | null; price?: string | number | null; stock?: string | number | null; expectedOn?: string | null; sizes?: Array<NewAdminProductSizes> | null; wheelSize?: string | null; material?: string | null; brand?: string | null; color?: string | null; nameEn?: string | null; descriptionEn?: string | null; gtin?: string | null; mpn?: string | null; modelKey?: string | null; supplierCode?: string | null; weight?: string | number | null; gearCount?: string | number | null; cost?: string | number | null; frameSize?: string | null; productCode?: string | null; imageUrl?: string | null; imageUrls?: Array<string> | null; imageAlts?: Array<string> | null; imageAltsEn?: Array<string> | null; shelf?: string | null; facts?: Array<NewAdminProductFact>; condition?: "new" | "used"; vatClass?: "standard" | "reduced" | "super_reduced" | "margin" | null; isActive?: boolean }

export type NewAdminProductFact = { key: string; value: number | boolean | string | NewAdminProductFactValue }

export type NewAdminProductFactValue = { it: string; en: string }

export type NewAdminProductPicture = { pictures: Array<{ imageUrl: string; fileName: string; position: number }> }

export type NewAdminProductSizes = { size: string; stock: string | number | null; price?: string | number | null; expectedOn?: string | null }

export type NewAdminProductStock = { frameSize?: string | null; change: number; reference: string }

export type NewAdminReduction = { name: string; target: "products" | "shelf" | "brand"; shelf?: string | null; brand?: string | null; productIds?: Array<number>; kind: "percent" | "amount" | "price"; percent?: number | null; amount?: string | number | null; from?: string | null; to?: string | null; version?: number }

export type NewAdminReductionPreview = { name: string; target: "products" | "shelf" | "brand"; shelf?: string | null; brand?: string | null; productIds?: Array<number>; kind: "percent" | "amount" | "price"; percent?: number | null; amount?: string | number | null; from?: string | null; to?: string | null; version?: number; id?: number }

export type NewAdminRefundDone = { day?: string | null }

export type NewAdminRefundPiece = { line: number; quantity: number; to: "stock" | "none" }

export type NewAdminReturnExchange = { carrier?: string | null; trackingCode?: string | null }

export type NewAdminReturnRefuse = { reason: string }

export type NewAdminSearchWord = { word: string; meaning: string }

export type NewAdminSettingHomePreview = { language: "it" | "en"; value: AdminSettingHomeChangeValue }

export type NewAdminShelf = { category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; name: NewAdminFactLabel; slug?: string; text?: NewAdminShelfText; words?: Array<string>; parent?: string | null; position?: number; facts?: Array<string>; facets?: Array<string> }

export type NewAdminShelfMerge = { into: string; version?: number }

export type NewAdminShelfTake = { shelves: Array<{ slug: string; category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; parent: string | null; subcategory: "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole" | null; isRest: boolean; name: NewAdminShelfTakeShelfName; text: NewAdminShelfText; words: Array<string>; facts: Array<string>; facets: Array<string> }>; facts: Array<{ key: string; kind: "number" | "choice" | "boolean" | "text"; unit: string | null; label: NewAdminShelfTakeShelfName; choices: Array<{ value: string; it: string; en: string }> }>; redirects: Array<{ slug: string; target: string }> }

export type NewAdminShelfTakeShelfName = { it: string; en: string }

export type NewAdminShelfText = { it: string; en: string }

export type NewAdminStockCount = { shelf?: string | null }

export type NewAdminTextTrial = { language: "it" | "en"; texts: Record<string, AdminTextChangeTexts>; shows?: string }

export type NewAdminWorkshopService = { name: string; nameEn?: string; note?: string; noteEn?: string; minutes: number; priceKind: "fixed" | "from" | "free"; parts?: string; partsEn?: string; kinds?: Array<"city" | "road" | "gravel" | "mountain" | "electric" | "folding" | "child" | "other">; position?: number; isActive?: boolean; isTestRide?: boolean; againAfterMonths?: number | null; price: string | number }

export type OrderCancelledEvent = { id: string; kind: "order.cancelled"; createdAt: string; object: OrderPlacedEventObject; data: OrderPlacedEventData }

export type OrderDeliveredEvent = { id: string; kind: "order.delivered"; createdAt: string; object: OrderPlacedEventObject; data: OrderPlacedEventData }

export type OrderPaidEvent = { id: string; kind: "order.paid"; createdAt: string; object: OrderPlacedEventObject; data: OrderPlacedEventData }

export type OrderPlacedEvent = { id: string; kind: "order.placed"; createdAt: string; object: OrderPlacedEventObject; data: OrderPlacedEventData }

export type OrderPlacedEventData = { orderNumber: string; orderStatus: "processing" | "shipped" | "delivered" | "cancelled"; paymentStatus: "pending" | "paid" | "refunded"; paymentMethod: "paypal" | "bank" | "gift_card" | "counter" | "card"; delivery: "courier" | "express" | "pickup"; total: string; refunded: string }

export type OrderPlacedEventObject = { type: "order"; id: string }

export type OrderRefundedEvent = { id: string; kind: "order.refunded"; createdAt: string; object: OrderPlacedEventObject; data: { orderNumber: string; orderStatus: "processing" | "shipped" | "delivered" | "cancelled"; paymentStatus: "pending" | "paid" | "refunded"; paymentMethod: "paypal" | "bank" | "gift_card" | "counter" | "card"; delivery: "courier" | "express" | "pickup"; total: string; refunded: string; amount: string } }

export type OrderReturn = { orderNumber: string; customerName: string; customerEmail: string; lines: Array<OrderReturnLine>; shipping: string; sendByDay: string; refundDueDay: string; heldUntilDay: string; returns: Array<GetOrdersByOrderNumberAnswerReturn> }

export type OrderReturnLine = { line: number; name: string; productCode: string; imageUrl: string | null; category: string; frameSize: string | null; bought: number; left: number; price: string; coded?: AdminOrderItemCoded; kinds: Array<OrderReturnLineKind>; exchangeSizes: Array<AdminOrderChangeLineSize> }

export type OrderReturnLineKind = { kind: "withdrawal" | "shop_return" | "guarantee" | "transport_damage"; lastDay: string | null; isCourtesy: boolean; outcomes: Array<"refund" | "exchange" | "repair">; photosNeeded: number }

export type OrderShippedEvent = { id: string; kind: "order.shipped"; createdAt: string; object: OrderPlacedEventObject; data: { orderNumber: string; orderStatus: "processing" | "shipped" | "delivered" | "cancelled"; paymentStatus: "pending" | "paid" | "refunded"; paymentMethod: "paypal" | "bank" | "gift_card" | "counter" | "card"; delivery: "courier" | "express" | "pickup"; total: string; refunded: string; parcel: { number: number; carrier: "brt" | "gls" | "poste" | "dhl" | "ups" | "fedex" | "other"; trackingCode: string | null } | null } }

export type PageBlock = { kind: "heading" | "subheading" | "paragraph" | "list" | "numbers"; runs: Array<Array<PageBlockRun>> }

export type PageBlockRun = { text: string; isBold?: boolean; isItalic?: boolean; href?: string }

export type PatchAdminOrdersByIdBody = { orderStatus?: "processing" | "shipped" | "delivered" | "cancelled"; paymentStatus?: "pending" | "paid" | "refunded"; channel?: "distance" | "counter"; trackingCode?: string | null; carrier?: string | null; isOwnCode?: boolean; reason?: string | null; serialNumbers?: Array<PatchAdminOrdersByIdBodySerialNumber> }

export type PatchAdminOrdersByIdBodySerialNumber = { line: number; numbers: Array<string> }

export type PatchAdminProductsAnswer = { changed: number; priceChange: number | null }

export type PostAdminEventReceiversAnswer = { id: string; address: string; kinds: Array<"order.placed" | "order.paid" | "order.shipped" | "order.delivered" | "order.cancelled" | "order.refunded" | "product.changed" | "stock.low">; isPaused: boolean; hasSecret: boolean; maker: string | null; createdAt: string; pending: number; failed: number; lastDeliveredAt: string | null; secret: string }

export type PostAdminJobsByIdLabourBody = { name: string; price: string | number; minutes?: number }

export type PostAdminMovedInAnswer = { kind: "customers" | "orders" | null; source: "woocommerce" | "shopify" | "other" | null; rows: number; added: number; unchanged: number; different: number; skipped: number; errorCount: number; wrongRows: number; errors: Array<{ line: number; column: string | null; value: string | null; message: string; allowed: string | null }>; notes: Array<AdminImportReportNote>; examples: Array<{ line: number; title: string; detail: string }>; unusedColumns: Array<string> }

export type PostAdminOrdersByIdChangesAnswer = { offer: AdminOrderChange; addition: GiftCard | null }

export type PostAdminWorkshopOutsideAnswer = { told: number }

export type ProblemDetails = { type: string; title: string; status: number; detail: string; instance: string; code: string; fields?: Record<string, string> }

export type ProductChangedEvent = { id: string; kind: "product.changed"; createdAt: string; object: ProductChangedEventObject; data: ProductChangedEventData }

export type ProductChangedEventData = { productCode: string; gtin: string | null; name: string; category: string; price: string; isActive: boolean; isDeleted: boolean; available: number }

export type ProductChangedEventObject = { type: "product"; id: string }

export type ProductFact = { key: string; label: string; value: string | number | boolean; unit: string | null }

export type ProductMaker = { name: string; address: string; email: string; euContact?: string }

export type ProductRating = { average: number; count: number }

export type ProductReduction = { percent: number; comparison: string; since: string; isWhole: boolean; startedAt: string; until: string | null; after: string }

export type ProductSafety = { composition: string | null; hasAnimalParts: boolean; isElectric: boolean; battery: ProductSafetyBattery | null }

export type ProductSafetyBattery = { chemistry: string | null; wattHours: number | null; passport: string | null }

export type ProductSize = { size: string; stock: number; price?: string; reduction?: ProductReduction; expectedOn?: string }

export type PutAdminProductsByIdBody = { name?: string; description?: string; category?: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori"; subcategory?: "" | "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole" | null; price?: string | number | null; stock?: string | number | null; expectedOn?: string | null; sizes?: Array<NewAdminProductSizes> | null; wheelSize?: string | null; material?: string | null; brand?: string | null; color?: string | null; nameEn?: string | null; descriptionEn?: string | null; gtin?: string | null; mpn?: string | null; modelKey?: string | null; supplierCode?: string | null; weight?: string | number | null; gearCount?: string | number | null; cost?: string | number | null; frameSize?: string | null; productCode?: string | null; imageUrl?: string | null; imageUrls?: Array<string> | null; imageAlts?: Array<string> | null; imageAltsEn?: Array<string> | null; shelf?: string | null; facts?: Array<NewAdminProductFact>; condition?: "new" | "used"; vatClass?: "standard" | "reduced" | "super_reduced" | "margin" | null; isActive?: boolean; version?: number | null }

export type PutAdminSettingsAppearanceAnswer = { version: number; since: string | null; value: AdminSettingAppearanceValue; affected?: Array<string> }

export type PutAdminSettingsBackupsAnswer = { version: number; since: string | null; value: AdminSettingBackupValue; affected?: Array<string> }

export type PutAdminSettingsCounterAnswer = { version: number; since: string | null; value: AdminSettingCounterValue; affected?: Array<string> }

export type PutAdminSettingsFactsAnswer = { version: number; since: string | null; value: AdminSettingFactValue; affected?: Array<string> }

export type PutAdminSettingsHomeAnswer = { version: number; since: string | null; value: AdminSettingHomeValue; affected?: Array<string> }

export type PutAdminSettingsHoursAnswer = { version: number; since: string | null; value: AdminSettingHourValue; affected?: Array<string> }

export type PutAdminSettingsInvoicesAnswer = { version: number; since: string | null; value: AdminSettingInvoiceValue; affected?: Array<string> }

export type PutAdminSettingsLanguagesAnswer = { version: number; since: string | null; value: AdminSettingLanguageValue; affected?: Array<string> }

export type PutAdminSettingsMoveAnswer = { version: number; since: string | null; value: AdminSettingMoveValue; affected?: Array<string> }

export type PutAdminSettingsOpeningAnswer = { version: number; since: string | null; value: AdminOpeningMarks; affected?: Array<string> }

export type PutAdminSettingsPickupAnswer = { version: number; since: string | null; value: AdminSettingPickupValue; affected?: Array<string> }

export type PutAdminSettingsProductSafetyAnswer = { version: number; since: string | null; value: AdminSettingProductSafetyValue; affected?: Array<string> }

export type PutAdminSettingsWorkshopAnswer = { version: number; since: string | null; value: AdminSettingWorkshopValue; affected?: Array<string> }

export type ReviewReviewAnswer = { text: string; at: string }

export type ShopAddress = { street: string; postalCode: string; city: string; province: string }

export type ShopBank = { beneficiary: string; iban: string; bic: string; bankName: string }

export type ShopLocation = { latitude: number; longitude: number }

export type StockLowEvent = { id: string; kind: "stock.low"; createdAt: string; object: ProductChangedEventObject; data: ProductChangedEventData }
