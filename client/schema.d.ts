// Made by `npm run client` from GET /api/openapi.json; do not edit.
export interface paths {
  "/api/home": {
    /** The home page as the shop’s owner has arranged it; texts that are left out are the ones it comes with */
    get: operations["getHome"];
  };
  "/api/shop": {
    /** The retailer: name, address, hours, delivery prices */
    get: operations["getShop"];
  };
  "/api/payment-methods": {
    /** What an order of this total and delivery may be paid by now */
    get: operations["getPaymentMethods"];
  };
  "/api/postal-codes/{cap}": {
    /** Province and towns of an Italian postal code: a hint for forms, never a refusal */
    get: operations["getPostalCodesByCap"];
  };
  "/api/board": {
    /** What has happened in the shop of late: bicycles that arrived, orders in work and sent, used bicycles sold */
    get: operations["getBoard"];
  };
  "/api/pages/{slug}": {
    /** A page that the shop has written, in the language of the request */
    get: operations["getPagesBySlug"];
  };
  "/api/legal-texts/{page}": {
    /** What the shop has added to a legal page, by section, in the language of the request */
    get: operations["getLegalTextsByPage"];
  };
  "/api/products": {
    /** Active products, newest first; of a search the best first; or those of `ids`, at most 100, in the order asked */
    get: operations["getProducts"];
  };
  "/api/products/facets": {
    /** How many products each filter value would show */
    get: operations["getProductsFacets"];
  };
  "/api/products/closers": {
    /** Up to three available articles of which each alone makes up what a cart of `ids` lacks to free delivery */
    get: operations["getProductsClosers"];
  };
  "/api/products/companions": {
    /** Up to three available articles that go with a cart of `ids`, with the reason; none that is in it or does not fit */
    get: operations["getProductsCompanions"];
  };
  "/api/products/{id}": {
    /** One active product by id or slug */
    get: operations["getProductsById"];
  };
  "/api/products/{id}/nearest": {
    /** Up to three available products that resemble one most: model, kind, then size, then price; with `size` only those that have it */
    get: operations["getProductsByIdNearest"];
  };
  "/api/products/{id}/related": {
    /** The other colours of a product’s model, other models of a new bicycle’s kind or other used bicycles, and up to four available articles that go with it */
    get: operations["getProductsByIdRelated"];
  };
  "/api/search/suggestions": {
    /** What a search box may propose while typing */
    get: operations["getSearchSuggestions"];
  };
  "/api/shelves": {
    /** The shelves of the shop as a tree, in the order of its menus */
    get: operations["getShelves"];
  };
  "/api/shelves/{slug}": {
    /** One shelf by the slug it has or had, with those around it */
    get: operations["getShelvesBySlug"];
  };
  "/api/products/{id}/size-chart": {
    /** The size table that speaks of an article: its maker’s, else a general rule. What is measured of a body stays with who asks */
    get: operations["getProductsByIdSizeChart"];
  };
  "/api/bikes/questions": {
    /** What the rules of fitting ask of a bicycle, and what is known of one */
    get: operations["getBikesQuestions"];
  };
  "/api/products/{id}/reviews": {
    /** Approved reviews of a product, newest first */
    get: operations["getProductsByIdReviews"];
    /** A review, shown once the shop has approved it */
    post: operations["postProductsByIdReviews"];
  };
  "/api/reviews": {
    /** The three newest approved reviews of what the shop sells, and its rating by all of them */
    get: operations["getReviews"];
  };
  "/api/review-photos/{id}": {
    /** A picture of an approved review */
    get: operations["getReviewPhotosById"];
  };
  "/api/products/{id}/rating-stats": {
    /** Average and number of approved reviews */
    get: operations["getProductsByIdRatingStats"];
  };
  "/api/review-photos": {
    /** Takes one picture for a review that is being written (multipart, field `image`), as pictures of products */
    post: operations["postReviewPhotos"];
  };
  "/api/reviews/{id}/helpful": {
    /** Finds a review helpful, or no more; a vote is a random number that its browser keeps */
    put: operations["putReviewsByIdHelpful"];
  };
  "/api/products/{id}/questions": {
    /** Answered questions about a product, newest first */
    get: operations["getProductsByIdQuestions"];
    /** A question about a product, shown once the shop has answered it */
    post: operations["postProductsByIdQuestions"];
  };
  "/api/customer/wish-list": {
    /** The customer's list */
    get: operations["getCustomerWishList"];
    /** Puts products on the list, up to 200: one, or all of a browser at login; what is there stays as it is */
    post: operations["postCustomerWishList"];
  };
  "/api/customer/wish-list/{id}": {
    /** Takes a product off the list; one that is not there answers the same */
    delete: operations["deleteCustomerWishListById"];
  };
  "/api/customer/wish-list/link": {
    /** Makes the link that shows the list to others; there is one at a time */
    post: operations["postCustomerWishListLink"];
    /** Takes the link back: it opens nothing any more */
    delete: operations["deleteCustomerWishListLink"];
  };
  "/api/wish-lists/{key}": {
    /** The products of a shared list; nothing of its owner */
    get: operations["getWishListsByKey"];
  };
  "/api/cart/codes": {
    /** What codes do for these articles now; a guest’s earlier orders are looked at when he orders */
    post: operations["postCartCodes"];
  };
  "/api/gift-cards/balance": {
    /** What is left on gift cards; codes that are none are counted */
    post: operations["postGiftCardsBalance"];
  };
  "/api/gift-cards": {
    /** Orders a gift card; it is paid as every order that waits for its money, and sent on its day once it is paid */
    post: operations["postGiftCards"];
  };
  "/api/orders/{orderNumber}/gift-card/mail": {
    /** Its buyer has a gift card sent again, or to another address: then with another code */
    post: operations["postOrdersByOrderNumberGiftCardMail"];
  };
  "/api/orders/{orderNumber}/gift-card/withdrawal": {
    /** Its buyer gets back what is left on a gift card, within 14 days; an account where no wallet paid */
    post: operations["postOrdersByOrderNumberGiftCardWithdrawal"];
  };
  "/api/orders": {
    /** Places an order; 200 when the same order was placed before */
    post: operations["postOrders"];
  };
  "/api/orders/{orderNumber}": {
    /** A guest's order by the key of its mail; a customer's own order without one */
    get: operations["getOrdersByOrderNumber"];
  };
  "/api/orders/{orderNumber}/changes": {
    /** What of an order its customer can still change */
    get: operations["getOrdersByOrderNumberChanges"];
    /** Changes address, sizes or quantities of an order that is not being prepared yet; the difference is settled */
    post: operations["postOrdersByOrderNumberChanges"];
  };
  "/api/orders/{orderNumber}/cancel": {
    /** Cancels an order that is not being prepared yet; what was paid goes back */
    post: operations["postOrdersByOrderNumberCancel"];
  };
  "/api/orders/{orderNumber}/returns": {
    /** What of an order can come back, how and until when, and its returns so far */
    get: operations["getOrdersByOrderNumberReturns"];
    /** Opens a return or an exchange, and others of the same order with it: all or none. A withdrawal is its statement too. 200 when the same was opened before */
    post: operations["postOrdersByOrderNumberReturns"];
  };
  "/api/orders/{orderNumber}/returns/{code}/note": {
    /** The note that goes into the parcel, as PDF */
    get: operations["getOrdersByOrderNumberReturnsByCodeNote"];
  };
  "/api/orders/{orderNumber}/returns/{code}/cancel": {
    /** Takes a return back that nothing was sent for; what was held is free again */
    post: operations["postOrdersByOrderNumberReturnsByCodeCancel"];
  };
  "/api/orders/{orderNumber}/return-photos": {
    /** Takes one picture for a return that is being opened (multipart, field `image`), as pictures of products */
    post: operations["postOrdersByOrderNumberReturnPhotos"];
  };
  "/api/orders/{orderNumber}/return-photos/{id}": {
    /** A picture of a return, for those who may see its order */
    get: operations["getOrdersByOrderNumberReturnPhotosById"];
  };
  "/setup": {
    /** What the browser needs to show the wallet */
    get: operations["getSetup"];
  };
  "/order": {
    /** Starts a wallet payment; with a checkout its goods are held for 30 minutes */
    post: operations["postOrder"];
  };
  "/api/orders/{orderNumber}/wallet": {
    /** Starts a wallet payment of an order that waits for its bank transfer; opened like its page */
    post: operations["postOrdersByOrderNumberWallet"];
  };
  "/api/payments": {
    /** Starts a payment of a checkout, whose goods are held for 30 minutes */
    post: operations["postPayments"];
  };
  "/api/orders/{orderNumber}/payments": {
    /** Starts a payment of an order that waits for its bank transfer; opened like its page */
    post: operations["postOrdersByOrderNumberPayments"];
  };
  "/api/webhooks/paypal": {
    /** The provider's signed events, each once */
    post: operations["postWebhooksPaypal"];
  };
  "/api/payments/events": {
    /** The provider's signed events, each once */
    post: operations["postPaymentsEvents"];
  };
  "/order/{id}/capture": {
    /** Takes the money of an approved payment, once; 202 while its outcome is not known */
    post: operations["postOrderByIdCapture"];
  };
  "/order/{id}": {
    /** How a wallet payment stands */
    get: operations["getOrderById"];
    /** The buyer gave up: held goods are free again; a payment under way or done stays as it is */
    delete: operations["deleteOrderById"];
  };
  "/api/payments/{id}/complete": {
    /** Takes the money of a payment that its buyer has confirmed, once; 202 while its outcome is not known */
    post: operations["postPaymentsByIdComplete"];
  };
  "/api/payments/{id}": {
    /** How a payment stands */
    get: operations["getPaymentsById"];
    /** The buyer gave up: held goods are free again; a payment under way or done stays as it is */
    delete: operations["deletePaymentsById"];
  };
  "/api/reservations": {
    /** What this browser's or account's unfinished wallet payments reserve; its next order takes it over */
    get: operations["getReservations"];
  };
  "/api/withdrawals": {
    /** Receives a statement of withdrawal; always stored, acknowledged on screen and by mail */
    post: operations["postWithdrawals"];
  };
  "/api/customer/withdrawals": {
    /** The customer's orders with the days in which each can be given back */
    get: operations["getCustomerWithdrawals"];
  };
  "/api/customer/cart": {
    /** The customer's cart, in the order things were added */
    get: operations["getCustomerCart"];
    /** Adds pieces; the same product in the same size is one line */
    post: operations["postCustomerCart"];
  };
  "/api/customer/cart/{id}": {
    /** Removes a line */
    delete: operations["deleteCustomerCartById"];
    /** Sets a line's quantity; 0 or less removes it */
    patch: operations["patchCustomerCartById"];
  };
  "/api/customer/cart/clear": {
    /** Empties the cart */
    delete: operations["deleteCustomerCartClear"];
  };
  "/api/auth/user": {
    /** The customer who is logged in; 401 without a session */
    get: operations["getAuthUser"];
  };
  "/api/customer/register": {
    /** A new account, logged in at once */
    post: operations["postCustomerRegister"];
  };
  "/api/customer/login": {
    /** Logs a customer in */
    post: operations["postCustomerLogin"];
  };
  "/api/customer/logout": {
    /** Ends the session; without one it does nothing */
    post: operations["postCustomerLogout"];
  };
  "/api/customer/password-reset": {
    /** Sends a link to choose a new password, if the address has an account; the answer is always the same */
    post: operations["postCustomerPasswordReset"];
  };
  "/api/customer/password-reset/confirm": {
    /** Sets a new password with the link of the mail and ends all other sessions */
    post: operations["postCustomerPasswordResetConfirm"];
  };
  "/api/customer/password": {
    /** Changes the password and ends all other sessions */
    put: operations["putCustomerPassword"];
  };
  "/api/customer/email-verification": {
    /** Sends the link that proves the e-mail address once more */
    post: operations["postCustomerEmailVerification"];
  };
  "/api/admin/status": {
    /** Whether this browser is the administrator; never 401 */
    get: operations["getAdminStatus"];
  };
  "/api/admin/login": {
    /** Logs the administrator in */
    post: operations["postAdminLogin"];
  };
  "/api/admin/logout": {
    /** Ends the session of this browser; without one it does nothing */
    post: operations["postAdminLogout"];
  };
  "/api/admin/invitation": {
    /** Whom a link invites; it changes nothing */
    post: operations["postAdminInvitation"];
  };
  "/api/admin/invitation/accept": {
    /** Sets the own password and signs in */
    post: operations["postAdminInvitationAccept"];
  };
  "/api/admin/staff-login": {
    /** Signs a person in; `code` where a code app is set: its six digits, or a recovery code */
    post: operations["postAdminStaffLogin"];
  };
  "/api/admin/passkey-login/options": {
    /** What a browser asks its passkey */
    post: operations["postAdminPasskeyLoginOptions"];
  };
  "/api/admin/passkey-login": {
    /** Signs in with a passkey that has verified its user; no password, no code */
    post: operations["postAdminPasskeyLogin"];
  };
  "/api/demo/mails": {
    /** A demo's mails, newest first; 404 in every other shop */
    get: operations["getDemoMails"];
  };
  "/api/demo/mails/{id}": {
    /** One mail of a demo with both its parts; 404 in every other shop */
    get: operations["getDemoMailsById"];
  };
  "/api/mail-choice": {
    /** The kind of mails that the link of a mail belongs to, and whether they come */
    get: operations["getMailChoice"];
  };
  "/api/unsubscribe": {
    /** Leads to the page with the button; reading changes nothing */
    get: operations["getUnsubscribe"];
    /** Stops the kind of mails that the link belongs to, without a login and whatever the body (RFC 8058) */
    post: operations["postUnsubscribe"];
  };
  "/api/pickup-slots": {
    /** Times at which an order of these products can be collected; empty where none are chosen */
    get: operations["getPickupSlots"];
  };
  "/api/orders/{orderNumber}/pickup-slot": {
    /** Another time for an order whose own was gone when its payment came */
    post: operations["postOrdersByOrderNumberPickupSlot"];
  };
  "/api/invoices/offer": {
    /** Whether an invoice can be asked for now, and to whom the customer’s last one was made out */
    get: operations["getInvoicesOffer"];
  };
  "/api/orders/{orderNumber}/invoice": {
    /** An invoice is asked for with the order, not later (art. 22 DPR 633/72): always refused */
    put: operations["putOrdersByOrderNumberInvoice"];
  };
  "/api/orders/{orderNumber}/invoices": {
    /** Invoices and credit notes of an order, for its customer */
    get: operations["getOrdersByOrderNumberInvoices"];
  };
  "/api/orders/{orderNumber}/invoices/{id}/pdf": {
    /** The copy of an order’s invoice, as PDF */
    get: operations["getOrdersByOrderNumberInvoicesByIdPdf"];
  };
  "/api/newsletter": {
    /** Asks for the newsletter; counts once the link in the mail is followed. Only the confirmed address of the caller’s account needs no mail. The answer does not tell who has it */
    post: operations["postNewsletter"];
  };
  "/api/newsletter/confirmation": {
    /** Confirms the newsletter for the address that the link was mailed to */
    post: operations["postNewsletterConfirmation"];
  };
  "/api/drafts/{key}": {
    /** An offer as its customer sees it */
    get: operations["getDraftsByKey"];
  };
  "/api/drafts/{key}/order": {
    /** Orders an offer at its prices; ordered before: the same order */
    post: operations["postDraftsByKeyOrder"];
  };
  "/api/drafts/{key}/quote.pdf": {
    /** The offer on paper */
    get: operations["getDraftsByKeyQuotePdf"];
  };
  "/api/payments/paypal": {
    /** Starts a payment of a checkout by what PayPal takes besides its wallet; its goods are held for 30 minutes */
    post: operations["postPaymentsPaypal"];
  };
  "/api/orders/{orderNumber}/payments/paypal": {
    /** Starts the same for an order that waits for its bank transfer; opened like its page */
    post: operations["postOrdersByOrderNumberPaymentsPaypal"];
  };
  "/api/products/{id}/stock-alerts": {
    /** Asks to be told, once, when a sold-out product or size is back, when a product costs less, or of the next used bicycle of a sold one’s kind; counts once the link in the mail is followed. Only the confirmed address of the caller’s account needs no confirmation */
    post: operations["postProductsByIdStockAlerts"];
  };
  "/api/stock-alerts/{token}": {
    /** Every request of the address that the mailed link belongs to */
    get: operations["getStockAlertsByToken"];
    /** Confirms the requests of the address */
    post: operations["postStockAlertsByToken"];
    /** Forgets the requests of the address; a link of before answers the same */
    delete: operations["deleteStockAlertsByToken"];
  };
  "/api/payments/card-setup": {
    /** What the browser needs to show the fields of a card */
    get: operations["getPaymentsCardSetup"];
  };
  "/api/workshop/services": {
    /** What the workshop does, in the shop’s order; the English texts are the Italian ones where there are none */
    get: operations["getWorkshopServices"];
  };
  "/api/workshop/slots": {
    /** When a service can be booked: the free times of so many days (7) from a day (today) on, in order */
    get: operations["getWorkshopSlots"];
  };
  "/api/workshop/bookings": {
    /** Books the workshop, without an account. A time taken meanwhile answers the next three in `next` */
    post: operations["postWorkshopBookings"];
  };
  "/api/workshop/bookings/{number}": {
    /** A booking, by the key of its answer or of its mails */
    get: operations["getWorkshopBookingsByNumber"];
    /** Cancels a booking, until 24 hours before; again, it changes nothing */
    delete: operations["deleteWorkshopBookingsByNumber"];
    /** Moves a booking, until 24 hours before */
    patch: operations["patchWorkshopBookingsByNumber"];
  };
  "/api/workshop/bookings/{number}/calendar": {
    /** A booking as a calendar file (RFC 5545) */
    get: operations["getWorkshopBookingsByNumberCalendar"];
  };
  "/api/workshop/bookings/{number}/photos": {
    /** Adds a photo of what is wrong (multipart, field `image`), four at most; only the workshop sees it */
    post: operations["postWorkshopBookingsByNumberPhotos"];
  };
  "/api/workshop/estimates/{key}": {
    /** An estimate, by the key of its mail */
    get: operations["getWorkshopEstimatesByKey"];
    /** Accepts or declines an estimate; `lines` are the places of the advised lines that are wanted */
    post: operations["postWorkshopEstimatesByKey"];
  };
  "/api/workshop/bills/{key}": {
    /** What is to pay for a job that is ready, by the key of its mail */
    get: operations["getWorkshopBillsByKey"];
    /** Makes the order that pays a job, to be paid on its page by any way; again: the same order */
    post: operations["postWorkshopBillsByKey"];
  };
  "/api/customer/addresses": {
    /** The addresses of the account, the default one first */
    get: operations["getCustomerAddresses"];
    /** Adds an address, up to 10; the first one is the default */
    post: operations["postCustomerAddresses"];
  };
  "/api/customer/addresses/{id}": {
    /** Changes an address; the profile shows the default one */
    put: operations["putCustomerAddressesById"];
    /** Removes an address; after the default one the next takes its place */
    delete: operations["deleteCustomerAddressesById"];
  };
  "/api/customer/past-orders": {
    /** What the customer ordered from the shop before this one, newest first; only once the address is proven */
    get: operations["getCustomerPastOrders"];
  };
  "/api/customer/me": {
    /** The account page: the user, and whether the e-mail address is proven */
    get: operations["getCustomerMe"];
  };
  "/api/customer/profile": {
    /** Changes the profile; a new e-mail address has to be proven again */
    put: operations["putCustomerProfile"];
  };
  "/api/auth/user/notifications": {
    /** Mails about orders and reviews on or off */
    patch: operations["patchAuthUserNotifications"];
  };
  "/api/customer/orders": {
    /** The customer's orders, newest first */
    get: operations["getCustomerOrders"];
  };
  "/api/customer/sessions": {
    /** Where the customer is logged in, the last used first */
    get: operations["getCustomerSessions"];
    /** Ends all other sessions */
    delete: operations["deleteCustomerSessions"];
  };
  "/api/customer/sessions/{id}": {
    /** Ends one session */
    delete: operations["deleteCustomerSessionsById"];
  };
  "/api/customer/export": {
    /** Everything stored about the customer */
    get: operations["getCustomerExport"];
  };
  "/api/customer": {
    /** Erases the account; its orders stay without it, as the law asks */
    delete: operations["deleteCustomer"];
  };
  "/api/customer/bikes": {
    /** The customer's bicycles: of orders that were paid and not given back, and those handed over, the last bought first */
    get: operations["getCustomerBikes"];
    /** The bicycle of a hand-over code becomes the caller’s; both owners get a mail */
    post: operations["postCustomerBikes"];
  };
  "/api/customer/bikes/{id}/code": {
    /** A code that hands a bicycle over to another account, shown once; the one before stops working */
    post: operations["postCustomerBikesByIdCode"];
    /** The code stops working */
    delete: operations["deleteCustomerBikesByIdCode"];
  };
  "/api/customer/bikes/{id}/history": {
    /** What was done to a bicycle of the customer’s, by its frame number, and what is due next */
    get: operations["getCustomerBikesByIdHistory"];
  };
  "/api/customer/bikes/{id}/reminder": {
    /** Whether its owner wants a mail when the next service is due */
    put: operations["putCustomerBikesByIdReminder"];
  };
  "/api/customer/newsletter": {
    /** The newsletter of the account’s address, once it is confirmed */
    get: operations["getCustomerNewsletter"];
    /** Ends the newsletter of the account’s confirmed address */
    delete: operations["deleteCustomerNewsletter"];
  };
  "/api/admin/stats": {
    /**
    * The four numbers of the dashboard; days and months are those of Europe/Rome
    * @description Role: owner, counter, workshop, content, accountant.
    */
    get: operations["getAdminStats"];
  };
  "/api/admin/tasks": {
    /**
    * What waits for the shopkeeper today
    * @description Role: owner, counter, workshop, content, accountant.
    */
    get: operations["getAdminTasks"];
  };
  "/api/admin/sales": {
    /**
    * Paid sales by day of the last 30 or 365 days
    * @description Role: owner, counter, accountant.
    */
    get: operations["getAdminSales"];
  };
  "/api/admin/settings/hours": {
    /**
    * Settings: opening hours and closures
    * @description Role: owner, counter, workshop, content, accountant.
    */
    get: operations["getAdminSettingsHours"];
    /**
    * Changes the settings: opening hours and closures
    * @description Role: owner.
    */
    put: operations["putAdminSettingsHours"];
  };
  "/api/admin/settings/hours/versions": {
    /**
    * Settings as they were saved, the newest first: opening hours and closures
    * @description Role: owner, counter, accountant.
    */
    get: operations["getAdminSettingsHoursVersions"];
  };
  "/api/admin/settings/languages": {
    /**
    * Settings: the languages its texts are written in
    * @description Role: owner, counter, content, accountant.
    */
    get: operations["getAdminSettingsLanguages"];
    /**
    * Changes the settings: the languages its texts are written in
    * @description Role: owner.
    */
    put: operations["putAdminSettingsLanguages"];
  };
  "/api/admin/settings/languages/versions": {
    /**
    * Settings as they were saved, the newest first: the languages its texts are written in
    * @description Role: owner, counter, content, accountant.
    */
    get: operations["getAdminSettingsLanguagesVersions"];
  };
  "/api/admin/settings/opening": {
    /**
    * Settings: what the owner has confirmed before opening
    * @description Role: owner, counter, content, accountant.
    */
    get: operations["getAdminSettingsOpening"];
    /**
    * Changes the settings: what the owner has confirmed before opening
    * @description Role: owner.
    */
    put: operations["putAdminSettingsOpening"];
  };
  "/api/admin/settings/opening/versions": {
    /**
    * Settings as they were saved, the newest first: what the owner has confirmed before opening
    * @description Role: owner, counter, content, accountant.
    */
    get: operations["getAdminSettingsOpeningVersions"];
  };
  "/api/admin/settings/sign-in": {
    /**
    * Settings: which roles need a second factor
    * @description Role: owner. For people only, whatever a key has.
    */
    get: operations["getAdminSettingsSignIn"];
    /**
    * Changes the settings: which roles need a second factor
    * @description Role: owner. For people only, whatever a key has. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    put: operations["putAdminSettingsSignIn"];
  };
  "/api/admin/settings/sign-in/versions": {
    /**
    * Settings as they were saved, the newest first: which roles need a second factor
    * @description Role: owner. For people only, whatever a key has.
    */
    get: operations["getAdminSettingsSignInVersions"];
  };
  "/api/admin/opening": {
    /**
    * What a new shop still has to do before it opens; an empty list when nothing, or in the demo
    * @description Role: owner, counter, workshop, content, accountant.
    */
    get: operations["getAdminOpening"];
  };
  "/api/admin/settings/hours/moved": {
    /**
    * The orders that would come late, or wait behind a closed door, with these hours and closures
    * @description Role: owner, counter.
    */
    post: operations["postAdminSettingsHoursMoved"];
  };
  "/api/admin/settings/hours/closures/{from}/{to}/customers": {
    /**
    * The orders that a closure touches and whose customers have no mail about it
    * @description Role: owner, counter, accountant.
    */
    get: operations["getAdminSettingsHoursClosuresByFromByToCustomers"];
    /**
    * Mails these customers, each once a closure; their orders are promised for the new day from then on
    * @description Role: owner, counter.
    */
    post: operations["postAdminSettingsHoursClosuresByFromByToCustomers"];
  };
  "/api/admin/settings/facts": {
    /**
    * Settings: name, address, contacts and promises of the shop
    * @description Role: owner, counter, content, accountant.
    */
    get: operations["getAdminSettingsFacts"];
    /**
    * Changes the settings: name, address, contacts and promises of the shop
    * @description Role: owner.
    */
    put: operations["putAdminSettingsFacts"];
  };
  "/api/admin/settings/facts/versions": {
    /**
    * Settings as they were saved, the newest first: name, address, contacts and promises of the shop
    * @description Role: owner, counter, content, accountant.
    */
    get: operations["getAdminSettingsFactsVersions"];
  };
  "/api/admin/settings/payments": {
    /**
    * Settings: bank account
    * @description Role: owner, accountant.
    */
    get: operations["getAdminSettingsPayments"];
    /**
    * Changes the settings: bank account
    * @description Role: owner. For people only, whatever a key has.
    */
    put: operations["putAdminSettingsPayments"];
  };
  "/api/admin/settings/payments/versions": {
    /**
    * Settings as they were saved, the newest first: bank account
    * @description Role: owner, accountant.
    */
    get: operations["getAdminSettingsPaymentsVersions"];
  };
  "/api/admin/payments/wallet/test": {
    /**
    * Asks the wallet whether it takes the credentials; no money moves
    * @description Role: owner.
    */
    post: operations["postAdminPaymentsWalletTest"];
  };
  "/api/admin/payments/wallet": {
    /**
    * The wallet: whether it is offered and takes real money, and when it last worked
    * @description Role: owner, accountant.
    */
    get: operations["getAdminPaymentsWallet"];
  };
  "/api/admin/settings/appearance": {
    /**
    * Settings: name in the header, logo, colour of buttons, share picture, prefix of order numbers
    * @description Role: owner, content.
    */
    get: operations["getAdminSettingsAppearance"];
    /**
    * Changes the settings: name in the header, logo, colour of buttons, share picture, prefix of order numbers
    * @description Role: owner, content.
    */
    put: operations["putAdminSettingsAppearance"];
  };
  "/api/admin/settings/appearance/versions": {
    /**
    * Settings as they were saved, the newest first: name in the header, logo, colour of buttons, share picture, prefix of order numbers
    * @description Role: owner, content.
    */
    get: operations["getAdminSettingsAppearanceVersions"];
  };
  "/api/admin/settings/appearance/logo": {
    /**
    * Takes a logo (multipart, field `image`): SVG without scripts and references, or PNG, at most 200 kB
    * @description Role: owner, content.
    */
    post: operations["postAdminSettingsAppearanceLogo"];
  };
  "/api/admin/settings/home": {
    /**
    * Settings: parts of the home page, their order, texts and pictures
    * @description Role: owner, content.
    */
    get: operations["getAdminSettingsHome"];
    /**
    * Changes the settings: parts of the home page, their order, texts and pictures
    * @description Role: owner, content.
    */
    put: operations["putAdminSettingsHome"];
  };
  "/api/admin/settings/home/versions": {
    /**
    * Settings as they were saved, the newest first: parts of the home page, their order, texts and pictures
    * @description Role: owner, content.
    */
    get: operations["getAdminSettingsHomeVersions"];
  };
  "/api/admin/settings/home/preview": {
    /**
    * The home page as it would be with these parts, as HTML; nothing is changed
    * @description Role: owner, content.
    */
    post: operations["postAdminSettingsHomePreview"];
  };
  "/api/admin/texts": {
    /**
    * All texts of mails and pages that the shop can change
    * @description Role: owner, content.
    */
    get: operations["getAdminTexts"];
  };
  "/api/admin/texts/{group}": {
    /**
    * Changes the texts of one mail or page; an empty text is the shipped one. A page without a version is new
    * @description Role: owner, content.
    */
    put: operations["putAdminTextsByGroup"];
  };
  "/api/admin/texts/{group}/versions": {
    /**
    * Former versions of the texts of one mail or page, the newest first
    * @description Role: owner, content.
    */
    get: operations["getAdminTextsByGroupVersions"];
  };
  "/api/admin/texts/{group}/preview": {
    /**
    * A mail as it arrives with these texts, with the data of the last order
    * @description Role: owner, content.
    */
    post: operations["postAdminTextsByGroupPreview"];
  };
  "/api/admin/markdown": {
    /**
    * A text with its marks as a page shows it, or a sentence about what a page cannot hold
    * @description Role: owner, content.
    */
    post: operations["postAdminMarkdown"];
  };
  "/api/admin/texts/{group}/trial": {
    /**
    * Sends the mail with these texts to the shop’s own address
    * @description Role: owner, content.
    */
    post: operations["postAdminTextsByGroupTrial"];
  };
  "/api/admin/acts": {
    /**
    * What staff, keys and jobs have written, newest first; kept 24 months
    * @description Role: owner.
    */
    get: operations["getAdminActs"];
  };
  "/api/admin/acts/{kind}/{id}": {
    /**
    * The same of one order or product, for who may read that
    * @description Role: owner, counter, workshop, content, accountant.
    */
    get: operations["getAdminActsByKindById"];
  };
  "/api/admin/products": {
    /**
    * All products, inactive ones too, newest first
    * @description Role: owner, counter, workshop, content, accountant. Scope of a program’s key: read_catalogue.
    */
    get: operations["getAdminProducts"];
    /**
    * Adds a product
    * @description Role: owner, counter. Scope of a program’s key: write_catalogue.
    */
    post: operations["postAdminProducts"];
    /**
    * Changes price, stock and state of several products, all of them or none; 409 names the refused cells
    * @description Role: owner, counter.
    */
    patch: operations["patchAdminProducts"];
  };
  "/api/admin/products/counts": {
    /**
    * How many products each category has, inactive ones too
    * @description Role: owner, counter, workshop, content, accountant. Scope of a program’s key: read_catalogue.
    */
    get: operations["getAdminProductsCounts"];
  };
  "/api/admin/products/{id}": {
    /**
    * One product, active or not
    * @description Role: owner, counter, workshop, content, accountant. Scope of a program’s key: read_catalogue.
    */
    get: operations["getAdminProductsById"];
    /**
    * Changes a product; fields left out stay
    * @description Role: owner, counter. Scope of a program’s key: write_catalogue.
    */
    put: operations["putAdminProductsById"];
    /**
    * Takes a product out of the shop; past orders keep its name, code and price
    * @description Role: owner, counter.
    */
    delete: operations["deleteAdminProductsById"];
  };
  "/api/admin/products/{id}/stock": {
    /**
    * Takes pieces out of the stock or puts some in, by how many; the same reference moves them once
    * @description Role: owner, counter. Scope of a program’s key: write_catalogue.
    */
    post: operations["postAdminProductsByIdStock"];
  };
  "/api/admin/products/{id}/job-card": {
    /**
    * The job card of a used bicycle; version 0 where it has not been begun
    * @description Role: owner, counter, workshop, accountant.
    */
    get: operations["getAdminProductsByIdJobCard"];
    /**
    * Begins or changes a job card; what is left out stays
    * @description Role: owner, counter, workshop.
    */
    patch: operations["patchAdminProductsByIdJobCard"];
  };
  "/api/admin/shelves": {
    /**
    * All shelves in the order of the menus, each before those below it
    * @description Role: owner, counter, workshop, content, accountant. Scope of a program’s key: read_catalogue.
    */
    get: operations["getAdminShelves"];
    /**
    * Adds a shelf; an address that another shelf had before is its own from now on
    * @description Role: owner, counter.
    */
    post: operations["postAdminShelves"];
  };
  "/api/admin/shelves/{slug}": {
    /**
    * Changes or moves a shelf; fields left out stay, the address it had redirects
    * @description Role: owner, counter.
    */
    put: operations["putAdminShelvesBySlug"];
    /**
    * Deletes a shelf with nothing on it and nothing below it
    * @description Role: owner, counter.
    */
    delete: operations["deleteAdminShelvesBySlug"];
  };
  "/api/admin/shelves/{slug}/merge": {
    /**
    * Moves what is on a shelf and below it to another one of its category, and its address with it
    * @description Role: owner, counter.
    */
    post: operations["postAdminShelvesBySlugMerge"];
  };
  "/api/admin/facts": {
    /**
    * What articles may say of themselves, and how many do
    * @description Role: owner, counter, workshop, content, accountant.
    */
    get: operations["getAdminFacts"];
    /**
    * Adds something that articles may say of themselves
    * @description Role: owner, counter.
    */
    post: operations["postAdminFacts"];
  };
  "/api/admin/facts/{key}": {
    /**
    * Changes a fact; nothing that articles have said of themselves is lost
    * @description Role: owner, counter.
    */
    put: operations["putAdminFactsByKey"];
    /**
    * Deletes a fact that no article says
    * @description Role: owner, counter.
    */
    delete: operations["deleteAdminFactsByKey"];
  };
  "/api/admin/search-words": {
    /**
    * The shop’s own words of the search, and what each finds now
    * @description Role: owner, counter.
    */
    get: operations["getAdminSearchWords"];
    /**
    * Teaches the search a word; one that finds nothing yet is stored too
    * @description Role: owner, counter.
    */
    post: operations["postAdminSearchWords"];
  };
  "/api/admin/search-words/finds": {
    /**
    * What a meaning finds, before a word is taught
    * @description Role: owner, counter.
    */
    get: operations["getAdminSearchWordsFinds"];
  };
  "/api/admin/search-words/{id}": {
    /**
    * Changes a word or its meaning
    * @description Role: owner, counter.
    */
    put: operations["putAdminSearchWordsById"];
    /**
    * Forgets a word of the shop’s own
    * @description Role: owner, counter.
    */
    delete: operations["deleteAdminSearchWordsById"];
  };
  "/api/admin/unfound-searches": {
    /**
    * What was searched and not found, the most frequent first, and what it finds now; anonymous, kept for 90 days
    * @description Role: owner, counter.
    */
    get: operations["getAdminUnfoundSearches"];
    /**
    * Takes a search off the list; searched again, it comes back
    * @description Role: owner, counter.
    */
    delete: operations["deleteAdminUnfoundSearches"];
  };
  "/api/admin/size-charts": {
    /**
    * All size tables, by maker and kind of article
    * @description Role: owner, counter, workshop, content, accountant.
    */
    get: operations["getAdminSizeCharts"];
    /**
    * Stores all size tables whole
    * @description Role: owner, counter.
    */
    put: operations["putAdminSizeCharts"];
  };
  "/api/admin/upload": {
    /**
    * Takes one picture (multipart, field `image`): JPG, PNG, GIF or WebP, at most 5 MiB and 50 megapixels
    * @description Role: owner, counter, workshop, content. Scope of a program’s key: write_catalogue.
    */
    post: operations["postAdminUpload"];
  };
  "/api/admin/images/focal-point": {
    /**
    * The same picture with another focal point, in per cent from left and top: a picture with a name of its own
    * @description Role: owner, counter, workshop, content.
    */
    post: operations["postAdminImagesFocalPoint"];
  };
  "/api/admin/image-status": {
    /**
    * Reads every picture and compares its checksum
    * @description Role: owner, counter, workshop, content, accountant.
    */
    get: operations["getAdminImageStatus"];
  };
  "/api/admin/restore-images": {
    /**
    * Puts missing and damaged pictures back from the second copy
    * @description Role: owner. For people only, whatever a key has. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    post: operations["postAdminRestoreImages"];
  };
  "/api/admin/backup-images": {
    /**
    * Completes the second copy
    * @description Role: owner. For people only, whatever a key has. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    post: operations["postAdminBackupImages"];
  };
  "/api/admin/reviews": {
    /**
    * All reviews, newest first; X-Total-Count tells how many there are
    * @description Role: owner, counter, accountant.
    */
    get: operations["getAdminReviews"];
  };
  "/api/admin/reviews/counts": {
    /**
    * How many reviews there are, wait and are approved, and how many questions there are and wait
    * @description Role: owner, counter, accountant.
    */
    get: operations["getAdminReviewsCounts"];
  };
  "/api/admin/reviews/{id}/approval": {
    /**
    * Shows a review or takes it off the page; its writer is told of the first time it is shown
    * @description Role: owner, counter.
    */
    put: operations["putAdminReviewsByIdApproval"];
  };
  "/api/admin/reviews/{id}/answer": {
    /**
    * The shop’s public answer under a review; its writer is told of each new one once the review is shown
    * @description Role: owner, counter.
    */
    put: operations["putAdminReviewsByIdAnswer"];
  };
  "/api/admin/review-photos/{id}": {
    /**
    * A picture of any review
    * @description Role: owner, counter, accountant.
    */
    get: operations["getAdminReviewPhotosById"];
    /**
    * Takes one picture out of a review for good
    * @description Role: owner, counter.
    */
    delete: operations["deleteAdminReviewPhotosById"];
  };
  "/api/admin/reviews/{id}": {
    /**
    * Deletes a review for good
    * @description Role: owner, counter.
    */
    delete: operations["deleteAdminReviewsById"];
  };
  "/api/admin/questions": {
    /**
    * All questions, those without an answer first; X-Total-Count tells how many there are
    * @description Role: owner, counter, accountant.
    */
    get: operations["getAdminQuestions"];
  };
  "/api/admin/questions/{id}/answer": {
    /**
    * Shows a question with the shop’s answer; an empty one takes both off the page. The first answer is mailed
    * @description Role: owner, counter.
    */
    put: operations["putAdminQuestionsByIdAnswer"];
  };
  "/api/admin/questions/{id}": {
    /**
    * Deletes a question for good
    * @description Role: owner, counter.
    */
    delete: operations["deleteAdminQuestionsById"];
  };
  "/api/admin/reductions": {
    /**
    * Reductions, planned, running and ended, and what was sold with each
    * @description Role: owner, counter, accountant. Scope of a program’s key: read_prices.
    */
    get: operations["getAdminReductions"];
    /**
    * Plans a reduction, or starts it at once; articles that the law forbids are left out
    * @description Role: owner, counter. Scope of a program’s key: write_prices.
    */
    post: operations["postAdminReductions"];
  };
  "/api/admin/reductions/{id}": {
    /**
    * One reduction with its articles
    * @description Role: owner, counter, accountant. Scope of a program’s key: read_prices.
    */
    get: operations["getAdminReductionsById"];
    /**
    * Changes a planned reduction
    * @description Role: owner, counter. Scope of a program’s key: write_prices.
    */
    put: operations["putAdminReductionsById"];
    /**
    * Takes a planned reduction away
    * @description Role: owner, counter. Scope of a program’s key: write_prices.
    */
    delete: operations["deleteAdminReductionsById"];
  };
  "/api/admin/reductions/preview": {
    /**
    * What a reduction would do to each article, and which the law leaves out; changes nothing
    * @description Role: owner, counter. Scope of a program’s key: write_prices.
    */
    post: operations["postAdminReductionsPreview"];
  };
  "/api/admin/reductions/{id}/end": {
    /**
    * Ends a running reduction now: the prices are back
    * @description Role: owner, counter. Scope of a program’s key: write_prices.
    */
    post: operations["postAdminReductionsByIdEnd"];
  };
  "/api/admin/products/{id}/prices": {
    /**
    * The prices an article has had in the last 60 days, oldest first
    * @description Role: owner, counter, accountant. Scope of a program’s key: read_prices.
    */
    get: operations["getAdminProductsByIdPrices"];
  };
  "/api/admin/campaigns": {
    /**
    * Codes by campaign, newest first, and what each has brought
    * @description Role: owner, counter, accountant. Scope of a program’s key: read_coupons.
    */
    get: operations["getAdminCampaigns"];
    /**
    * Makes a campaign with its codes, typed or drawn
    * @description Role: owner, counter. Scope of a program’s key: write_coupons.
    */
    post: operations["postAdminCampaigns"];
  };
  "/api/admin/campaigns/{id}": {
    /**
    * A campaign with each of its codes
    * @description Role: owner, counter, accountant. Scope of a program’s key: read_coupons.
    */
    get: operations["getAdminCampaignsById"];
    /**
    * Changes what its codes do from now on; orders keep what they were placed with
    * @description Role: owner, counter. Scope of a program’s key: write_coupons.
    */
    put: operations["putAdminCampaignsById"];
    /**
    * Takes away a campaign that no order has used
    * @description Role: owner, counter. Scope of a program’s key: write_coupons.
    */
    delete: operations["deleteAdminCampaignsById"];
  };
  "/api/admin/campaigns/{id}/codes": {
    /**
    * More codes for a campaign
    * @description Role: owner, counter. Scope of a program’s key: write_coupons.
    */
    post: operations["postAdminCampaignsByIdCodes"];
  };
  "/api/admin/campaigns/{id}/end": {
    /**
    * Its codes do nothing from now on
    * @description Role: owner, counter. Scope of a program’s key: write_coupons.
    */
    post: operations["postAdminCampaignsByIdEnd"];
  };
  "/api/admin/price-changes/preview": {
    /**
    * What a change would make of each price; changes nothing
    * @description Role: owner, counter. Scope of a program’s key: write_prices.
    */
    post: operations["postAdminPriceChangesPreview"];
  };
  "/api/admin/price-changes": {
    /**
    * Writes the prices that the preview showed, all of them or none
    * @description Role: owner, counter. Scope of a program’s key: write_prices.
    */
    post: operations["postAdminPriceChanges"];
  };
  "/api/admin/price-changes/{id}/undo": {
    /**
    * Puts back the prices that were not changed since
    * @description Role: owner, counter. Scope of a program’s key: write_prices.
    */
    post: operations["postAdminPriceChangesByIdUndo"];
  };
  "/api/admin/price-events": {
    /**
    * What changed prices, and who: prices written, imported or changed together, reductions, coupons, given gift cards, delivery; newest first
    * @description Role: owner, counter, accountant. Scope of a program’s key: read_prices.
    */
    get: operations["getAdminPriceEvents"];
  };
  "/api/admin/delivery": {
    /**
    * What delivery costs by kind of article and zone, the methods, and how long each takes
    * @description Role: owner, counter, accountant. Scope of a program’s key: read_prices.
    */
    get: operations["getAdminDelivery"];
    /**
    * Changes what delivery costs and how long it takes, for orders from now on
    * @description Role: owner.
    */
    put: operations["putAdminDelivery"];
  };
  "/api/admin/gift-cards": {
    /**
    * Gift cards by the end of a code, recipient, buyer or order; and what the shop owes to all of them
    * @description Role: owner, counter, accountant.
    */
    get: operations["getAdminGiftCards"];
    /**
    * Gives a gift card; its mail goes out at once. With an Idempotency-Key it is given once
    * @description Role: owner, counter. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them.
    */
    post: operations["postAdminGiftCards"];
  };
  "/api/admin/gift-cards/{id}": {
    /**
    * A gift card with its movements; never its code
    * @description Role: owner, counter, accountant.
    */
    get: operations["getAdminGiftCardsById"];
  };
  "/api/admin/gift-cards/{id}/block": {
    /**
    * Blocks a gift card, or lets it pay again; its money stays on it
    * @description Role: owner, counter.
    */
    post: operations["postAdminGiftCardsByIdBlock"];
  };
  "/api/admin/gift-cards/{id}/mail": {
    /**
    * Sends a gift card again; to another address with another code, and the old one is none any more
    * @description Role: owner, counter. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them.
    */
    post: operations["postAdminGiftCardsByIdMail"];
  };
  "/api/admin/orders": {
    /**
    * All orders, newest or most urgent first, a search also by old numbers; `after` pages without counting
    * @description Role: owner, counter, workshop, accountant. Scope of a program’s key: read_orders.
    */
    get: operations["getAdminOrders"];
  };
  "/api/admin/order-counts": {
    /**
    * How many orders are to ship, to be paid and on their way, how many returns are open, and all orders
    * @description Role: owner, counter, workshop, accountant.
    */
    get: operations["getAdminOrderCounts"];
  };
  "/api/admin/orders/export": {
    /**
    * The same orders as a CSV file, all of them
    * @description Role: owner, counter, accountant. Scope of a program’s key: read_orders. Asks for password or passkey again after fifteen minutes.
    */
    get: operations["getAdminOrdersExport"];
  };
  "/api/admin/orders/{id}": {
    /**
    * Everything about an order: lines, addresses, payment, history of changes, mails
    * @description Role: owner, counter, workshop, accountant. Scope of a program’s key: read_orders.
    */
    get: operations["getAdminOrdersById"];
    /**
    * Confirms a bank transfer, ships, delivers, cancels or refunds an order, or says by which channel it was sold
    * @description Role: owner, counter. Scope of a program’s key: write_orders. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them.
    */
    patch: operations["patchAdminOrdersById"];
  };
  "/api/admin/orders/{id}/late-transfer": {
    /**
    * The transfer of a cancelled order has arrived: reopens it when its pieces are there, else notes the money
    * @description Role: owner, counter. Scope of a program’s key: write_orders. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them.
    */
    post: operations["postAdminOrdersByIdLateTransfer"];
  };
  "/api/admin/orders/{id}/transfer-returned": {
    /**
    * A transfer that came after the cancellation has been given back
    * @description Role: owner, counter. Scope of a program’s key: write_orders.
    */
    post: operations["postAdminOrdersByIdTransferReturned"];
  };
  "/api/admin/orders/{id}/mails": {
    /**
    * Sends one of the mails of an order once more, as the order is now
    * @description Role: owner, counter. Scope of a program’s key: write_orders.
    */
    post: operations["postAdminOrdersByIdMails"];
  };
  "/api/admin/orders/{id}/parcels": {
    /**
    * Packs pieces of an order as a parcel of its own, and sends it where asked
    * @description Role: owner, counter. Scope of a program’s key: ship.
    */
    post: operations["postAdminOrdersByIdParcels"];
  };
  "/api/admin/parcels/{id}": {
    /**
    * Who brings a parcel, its code, link, expected day and appointment
    * @description Role: owner, counter. Scope of a program’s key: ship.
    */
    patch: operations["patchAdminParcelsById"];
  };
  "/api/admin/parcels/{id}/sent": {
    /**
    * A packed parcel has left: its customer is told; with the last one the order is shipped
    * @description Role: owner, counter. Scope of a program’s key: ship.
    */
    post: operations["postAdminParcelsByIdSent"];
  };
  "/api/admin/parcels/{id}/delivered": {
    /**
    * A parcel has arrived; with the last one the order is delivered
    * @description Role: owner, counter. Scope of a program’s key: ship.
    */
    post: operations["postAdminParcelsByIdDelivered"];
  };
  "/api/admin/parcels/{id}/undo": {
    /**
    * Takes a packed parcel apart before it leaves
    * @description Role: owner, counter. Scope of a program’s key: ship.
    */
    post: operations["postAdminParcelsByIdUndo"];
  };
  "/api/admin/orders/{id}/changes": {
    /**
    * What of an order staff can still change
    * @description Role: owner, counter, accountant. Scope of a program’s key: write_orders.
    */
    get: operations["getAdminOrdersByIdChanges"];
    /**
    * Changes address, sizes or quantities of an order for its customer, who is told
    * @description Role: owner, counter. Scope of a program’s key: write_orders. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them.
    */
    post: operations["postAdminOrdersByIdChanges"];
  };
  "/api/admin/orders/{id}/refunds": {
    /**
    * Gives back pieces, the delivery charge or an amount of a paid order; 200 when the same was asked before
    * @description Role: owner, counter. Scope of a program’s key: write_refunds. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them.
    */
    post: operations["postAdminOrdersByIdRefunds"];
  };
  "/api/admin/refunds/{id}/retry": {
    /**
    * Asks the wallet once more for a refund that failed
    * @description Role: owner, counter. Scope of a program’s key: write_refunds.
    */
    post: operations["postAdminRefundsByIdRetry"];
  };
  "/api/admin/refunds/{id}/account": {
    /**
    * Where a transfer goes; a refund that the wallet has failed to make becomes a transfer
    * @description Role: owner, counter. Scope of a program’s key: write_refunds. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    put: operations["putAdminRefundsByIdAccount"];
  };
  "/api/admin/refunds/{id}/done": {
    /**
    * A transfer was made, or what the wallet has failed to give back was given back by hand
    * @description Role: owner, counter. Scope of a program’s key: write_refunds.
    */
    post: operations["postAdminRefundsByIdDone"];
  };
  "/api/admin/refunds/{id}/pieces": {
    /**
    * Pieces that had to be checked go back on sale, or are given up
    * @description Role: owner, counter. Scope of a program’s key: write_refunds.
    */
    post: operations["postAdminRefundsByIdPieces"];
  };
  "/api/admin/orders/{id}/notes": {
    /**
    * Staff write a note on an order; its customer does not see it
    * @description Role: owner, counter, workshop. Scope of a program’s key: write_orders.
    */
    post: operations["postAdminOrdersByIdNotes"];
  };
  "/api/admin/order-notes/{id}": {
    /**
    * Takes a note away
    * @description Role: owner, counter, workshop. Scope of a program’s key: write_orders.
    */
    delete: operations["deleteAdminOrderNotesById"];
  };
  "/api/admin/order-tags": {
    /**
    * The words that orders are tagged with, most used first
    * @description Role: owner, counter, workshop, accountant.
    */
    get: operations["getAdminOrderTags"];
  };
  "/api/admin/orders/{id}/tags": {
    /**
    * Tags an order with a short word, once
    * @description Role: owner, counter, workshop. Scope of a program’s key: write_orders.
    */
    post: operations["postAdminOrdersByIdTags"];
  };
  "/api/admin/orders/{id}/tags/{name}": {
    /**
    * Takes a tag from an order; one that it does not have is no fault
    * @description Role: owner, counter, workshop. Scope of a program’s key: write_orders.
    */
    delete: operations["deleteAdminOrdersByIdTagsByName"];
  };
  "/api/admin/orders/{id}/work": {
    /**
    * How far the workshop has come with a paid order; null: nothing was done yet
    * @description Role: owner, counter, workshop. Scope of a program’s key: write_orders.
    */
    put: operations["putAdminOrdersByIdWork"];
  };
  "/api/admin/returns": {
    /**
    * Returns, open ones first, nearest deadline first; X-Total-Count tells how many there are
    * @description Role: owner, counter, accountant. Scope of a program’s key: read_returns.
    */
    get: operations["getAdminReturns"];
  };
  "/api/admin/orders/{id}/return-offer": {
    /**
    * What of an order can come back, how and until when
    * @description Role: owner, counter, accountant. Scope of a program’s key: read_returns.
    */
    get: operations["getAdminOrdersByIdReturnOffer"];
  };
  "/api/admin/orders/{id}/returns": {
    /**
    * Opens a return for a customer, or from the statement of withdrawal that they have sent
    * @description Role: owner, counter. Scope of a program’s key: write_returns.
    */
    post: operations["postAdminOrdersByIdReturns"];
  };
  "/api/admin/returns/{id}/note": {
    /**
    * The note that goes into the parcel, as PDF
    * @description Role: owner, counter, accountant. Scope of a program’s key: read_returns.
    */
    get: operations["getAdminReturnsByIdNote"];
  };
  "/api/admin/returns/{id}/received": {
    /**
    * The pieces have come; also after the money has gone back
    * @description Role: owner, counter. Scope of a program’s key: write_returns.
    */
    post: operations["postAdminReturnsByIdReceived"];
  };
  "/api/admin/returns/{id}/refuse": {
    /**
    * Refuses a return; its customer reads why
    * @description Role: owner, counter. Scope of a program’s key: write_returns.
    */
    post: operations["postAdminReturnsByIdRefuse"];
  };
  "/api/admin/returns/{id}/cancel": {
    /**
    * Takes a return back for its customer before anything has come
    * @description Role: owner, counter. Scope of a program’s key: write_returns.
    */
    post: operations["postAdminReturnsByIdCancel"];
  };
  "/api/admin/returns/{id}/exchange": {
    /**
    * What was held has left: the exchange is settled
    * @description Role: owner, counter. Scope of a program’s key: write_returns.
    */
    post: operations["postAdminReturnsByIdExchange"];
  };
  "/api/admin/returns/{id}/repaired": {
    /**
    * What was repaired is on its way back: the return is settled
    * @description Role: owner, counter. Scope of a program’s key: write_returns.
    */
    post: operations["postAdminReturnsByIdRepaired"];
  };
  "/api/admin/returns/{id}/pieces": {
    /**
    * Exchanged pieces that came back go on sale again, or are given up
    * @description Role: owner, counter. Scope of a program’s key: write_returns.
    */
    post: operations["postAdminReturnsByIdPieces"];
  };
  "/api/admin/return-photos/{id}": {
    /**
    * A picture of a return
    * @description Role: owner, counter, workshop, accountant. Scope of a program’s key: read_returns.
    */
    get: operations["getAdminReturnPhotosById"];
  };
  "/api/admin/withdrawals": {
    /**
    * Withdrawals, open ones first, nearest deadline first
    * @description Role: owner, counter, accountant. Scope of a program’s key: read_returns.
    */
    get: operations["getAdminWithdrawals"];
  };
  "/api/admin/withdrawals/{reference}": {
    /**
    * Notes how far a withdrawal has come; refusing needs the reason
    * @description Role: owner, counter. Scope of a program’s key: write_returns.
    */
    patch: operations["patchAdminWithdrawalsByReference"];
  };
  "/api/admin/payments/attention": {
    /**
    * Wallet payments that a person must look at, oldest first; at most 100
    * @description Role: owner, counter, accountant.
    */
    get: operations["getAdminPaymentsAttention"];
  };
  "/api/admin/payments/{id}/seen": {
    /**
    * The administrator has looked: the payment leaves the list; its money stays as it is
    * @description Role: owner, counter.
    */
    post: operations["postAdminPaymentsByIdSeen"];
  };
  "/api/admin/api-keys": {
    /**
    * Keys of other programs, newest first, revoked ones too
    * @description Role: owner. For people only, whatever a key has.
    */
    get: operations["getAdminApiKeys"];
    /**
    * Makes a key; `key` is said this once
    * @description Role: owner. For people only, whatever a key has. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    post: operations["postAdminApiKeys"];
  };
  "/api/admin/api-keys/{id}/revoke": {
    /**
    * From now on the key opens nothing, on any node; so does one whose maker is removed
    * @description Role: owner. For people only, whatever a key has.
    */
    post: operations["postAdminApiKeysByIdRevoke"];
  };
  "/api/admin/password": {
    /**
    * Changes the password and ends all other sessions
    * @description Role: owner. For people only, whatever a key has.
    */
    put: operations["putAdminPassword"];
  };
  "/api/admin/logout-everywhere": {
    /**
    * Ends every session of the administrator, this one too
    * @description Role: owner. For people only, whatever a key has.
    */
    post: operations["postAdminLogoutEverywhere"];
  };
  "/api/admin/customers": {
    /**
    * Customers with an account and guests by e-mail, newest first; X-Total-Count tells how many there are, `after` pages without counting
    * @description Role: owner, counter, accountant. Scope of a program’s key: read_customers.
    */
    get: operations["getAdminCustomers"];
  };
  "/api/admin/customers/{id}": {
    /**
    * One customer: contacts and orders; never anything of the password
    * @description Role: owner, counter, accountant. Scope of a program’s key: read_customers.
    */
    get: operations["getAdminCustomersById"];
    /**
    * Erases a customer on request: account and name under reviews; orders stay, as the law asks
    * @description Role: owner. Scope of a program’s key: write_customers. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    delete: operations["deleteAdminCustomersById"];
  };
  "/api/admin/customers/{id}/export": {
    /**
    * Everything stored about one customer, as the customer may ask (art. 15 GDPR)
    * @description Role: owner. Scope of a program’s key: read_customers. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    get: operations["getAdminCustomersByIdExport"];
  };
  "/api/admin/staff": {
    /**
    * The people who sign in by their own name
    * @description Role: owner. For people only, whatever a key has.
    */
    get: operations["getAdminStaff"];
    /**
    * Invites a person by mail; the link works once, for seven days
    * @description Role: owner. For people only, whatever a key has. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    post: operations["postAdminStaff"];
  };
  "/api/admin/staff/{id}/invitation": {
    /**
    * A new link; once it is used, password, passkeys and code app of before are gone
    * @description Role: owner. For people only, whatever a key has. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    post: operations["postAdminStaffByIdInvitation"];
  };
  "/api/admin/staff/{id}": {
    /**
    * Another name or role; it counts from the next call on
    * @description Role: owner. For people only, whatever a key has. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    put: operations["putAdminStaffById"];
    /**
    * Ends all sessions and erases all but the name
    * @description Role: owner. For people only, whatever a key has. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    delete: operations["deleteAdminStaffById"];
  };
  "/api/admin/staff/{id}/sessions": {
    /**
    * Ends all sessions of the person; password, passkeys and code app stay
    * @description Role: owner. For people only, whatever a key has.
    */
    delete: operations["deleteAdminStaffByIdSessions"];
  };
  "/api/admin/me": {
    /**
    * Who is signed in, and with what; without a name it is the shop’s password
    * @description Role: owner, counter, workshop, content, accountant. For people only, whatever a key has.
    */
    get: operations["getAdminMe"];
  };
  "/api/admin/me/sessions": {
    /**
    * Where this person is signed in, the last used first
    * @description Role: owner, counter, workshop, content, accountant. For people only, whatever a key has.
    */
    get: operations["getAdminMeSessions"];
    /**
    * Ends all own sessions but this one
    * @description Role: owner, counter, workshop, content, accountant. For people only, whatever a key has.
    */
    delete: operations["deleteAdminMeSessions"];
  };
  "/api/admin/me/sessions/{id}": {
    /**
    * Ends one own session
    * @description Role: owner, counter, workshop, content, accountant. For people only, whatever a key has.
    */
    delete: operations["deleteAdminMeSessionsById"];
  };
  "/api/admin/me/password": {
    /**
    * Another own password; all other own sessions end
    * @description Role: owner, counter, workshop, content, accountant. For people only, whatever a key has.
    */
    put: operations["putAdminMePassword"];
  };
  "/api/admin/me/code-app": {
    /**
    * The first code: from now on a login by password asks for one. Ten recovery codes, said this once
    * @description Role: owner, counter, workshop, content, accountant. For people only, whatever a key has.
    */
    put: operations["putAdminMeCodeApp"];
    /**
    * A key for an app of codes; nothing changes before its first code
    * @description Role: owner, counter, workshop, content, accountant. For people only, whatever a key has. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    post: operations["postAdminMeCodeApp"];
    /**
    * Password alone again; the recovery codes are gone
    * @description Role: owner, counter, workshop, content, accountant. For people only, whatever a key has. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    delete: operations["deleteAdminMeCodeApp"];
  };
  "/api/admin/me/passkeys/options": {
    /**
    * What a browser needs to make a passkey
    * @description Role: owner, counter, workshop, content, accountant. For people only, whatever a key has. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    post: operations["postAdminMePasskeysOptions"];
  };
  "/api/admin/me/passkeys": {
    /**
    * Keeps a passkey that the browser has made
    * @description Role: owner, counter, workshop, content, accountant. For people only, whatever a key has.
    */
    post: operations["postAdminMePasskeys"];
  };
  "/api/admin/me/passkeys/{id}": {
    /**
    * The passkey opens nothing from now on
    * @description Role: owner, counter, workshop, content, accountant. For people only, whatever a key has. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    delete: operations["deleteAdminMePasskeysById"];
  };
  "/api/admin/me/confirm": {
    /**
    * Password again: opens for 15 minutes what asks for it
    * @description Role: owner, counter, workshop, content, accountant. For people only, whatever a key has.
    */
    post: operations["postAdminMeConfirm"];
  };
  "/api/admin/me/confirm/options": {
    /**
    * The same with a passkey: what the browser asks it
    * @description Role: owner, counter, workshop, content, accountant. For people only, whatever a key has.
    */
    post: operations["postAdminMeConfirmOptions"];
  };
  "/api/admin/me/confirm/passkey": {
    /**
    * The passkey’s answer: opens the same
    * @description Role: owner, counter, workshop, content, accountant. For people only, whatever a key has.
    */
    post: operations["postAdminMeConfirmPasskey"];
  };
  "/api/admin/event-receivers": {
    /**
    * Who is told of events
    * @description Role: owner. Scope of a program’s key: read_events.
    */
    get: operations["getAdminEventReceivers"];
    /**
    * Tells an address of events from now on; `secret`, for checking signatures, is said this once
    * @description Role: owner. Scope of a program’s key: write_events. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    post: operations["postAdminEventReceivers"];
  };
  "/api/admin/event-receivers/{id}": {
    /**
    * Tells it nothing more, and forgets what it was told
    * @description Role: owner. Scope of a program’s key: write_events.
    */
    delete: operations["deleteAdminEventReceiversById"];
    /**
    * Other address or kinds, or a pause: what happens meanwhile waits
    * @description Role: owner. Scope of a program’s key: write_events. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    patch: operations["patchAdminEventReceiversById"];
  };
  "/api/admin/event-receivers/{id}/secret": {
    /**
    * Signs with another secret from now on; it is said this once
    * @description Role: owner. Scope of a program’s key: write_events. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    post: operations["postAdminEventReceiversByIdSecret"];
  };
  "/api/admin/event-receivers/{id}/test": {
    /**
    * Sends it an event of the kind `test`
    * @description Role: owner. Scope of a program’s key: write_events.
    */
    post: operations["postAdminEventReceiversByIdTest"];
  };
  "/api/admin/event-receivers/{id}/events": {
    /**
    * What a receiver was told and is to be told, newest first; X-Total-Count tells how many there are
    * @description Role: owner. Scope of a program’s key: read_events.
    */
    get: operations["getAdminEventReceiversByIdEvents"];
  };
  "/api/admin/outgoing-events/{id}/resend": {
    /**
    * Sends an event now: once more, or before its turn
    * @description Role: owner. Scope of a program’s key: write_events.
    */
    post: operations["postAdminOutgoingEventsByIdResend"];
  };
  "/api/admin/mails": {
    /**
    * Mails of the shop, newest first; X-Total-Count tells how many there are
    * @description Role: owner, counter, accountant.
    */
    get: operations["getAdminMails"];
  };
  "/api/admin/mails/{id}/retry": {
    /**
    * Tries a mail that was given up, or waits, once more now
    * @description Role: owner, counter.
    */
    post: operations["postAdminMailsByIdRetry"];
  };
  "/api/admin/mails/resend-undelivered": {
    /**
    * Sends every mail that was only written as a file, now that a mail server is configured
    * @description Role: owner, counter.
    */
    post: operations["postAdminMailsResendUndelivered"];
  };
  "/api/admin/mails/test": {
    /**
    * Sends a test mail to the shop's own address and answers what happened
    * @description Role: owner.
    */
    post: operations["postAdminMailsTest"];
  };
  "/api/admin/takings/{month}": {
    /**
    * Takings of a month by day of payment, channel and rate; refunds by the day they are sent, apart
    * @description Role: owner, accountant.
    */
    get: operations["getAdminTakingsByMonth"];
  };
  "/api/admin/takings/{month}/margin-register": {
    /**
    * Used articles under the margin scheme sold or taken back in a month: cost, price, margin
    * @description Role: owner, accountant.
    */
    get: operations["getAdminTakingsByMonthMarginRegister"];
  };
  "/api/admin/takings/{month}/package": {
    /**
    * All papers of a month for the accountant, as one ZIP
    * @description Role: owner, accountant. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    get: operations["getAdminTakingsByMonthPackage"];
  };
  "/api/admin/sales/breakdown": {
    /**
    * Goods that were paid and kept, by day of payment, category, brand, product or channel, with their margin
    * @description Role: owner, accountant.
    */
    get: operations["getAdminSalesBreakdown"];
  };
  "/api/admin/sales/breakdown/csv": {
    /**
    * The same as CSV
    * @description Role: owner, accountant. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    get: operations["getAdminSalesBreakdownCsv"];
  };
  "/api/admin/sales/takings": {
    /**
    * Money that came in and went back by day and way of paying, with tax and margin
    * @description Role: owner, accountant.
    */
    get: operations["getAdminSalesTakings"];
  };
  "/api/admin/sales/takings/csv": {
    /**
    * A row for each day and way of paying, as CSV
    * @description Role: owner, accountant. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    get: operations["getAdminSalesTakingsCsv"];
  };
  "/api/admin/stock-value": {
    /**
    * What the stock has cost, by category
    * @description Role: owner, accountant.
    */
    get: operations["getAdminStockValue"];
  };
  "/api/admin/bank-statements": {
    /**
    * Takes in what a bank statement says has come in: CSV, camt.053, MT940 or CBI; books nothing
    * @description Role: owner, counter.
    */
    post: operations["postAdminBankStatements"];
  };
  "/api/admin/bank-credits": {
    /**
    * Credits to decide about, or to pay back, with the order proposed
    * @description Role: owner, counter, accountant.
    */
    get: operations["getAdminBankCredits"];
  };
  "/api/admin/bank-credits/{id}/book": {
    /**
    * The money is for this order: it pays it whole or in part, what is too much goes back; a cancelled order is reopened
    * @description Role: owner, counter.
    */
    post: operations["postAdminBankCreditsByIdBook"];
  };
  "/api/admin/bank-credits/{id}/split": {
    /**
    * The money is for several orders, so much for each; what is left over stays to be decided
    * @description Role: owner, counter.
    */
    post: operations["postAdminBankCreditsByIdSplit"];
  };
  "/api/admin/bank-credits/book-sure": {
    /**
    * Books those of these that are sure: number and amount agree with an open order. The others stay as they are
    * @description Role: owner, counter.
    */
    post: operations["postAdminBankCreditsBookSure"];
  };
  "/api/admin/bank-credits/{id}": {
    /**
    * No order’s money, money that goes back, money that was given back; or open again
    * @description Role: owner, counter.
    */
    put: operations["putAdminBankCreditsById"];
  };
  "/api/admin/settings/pickup": {
    /**
    * Settings: how orders are collected in the shop
    * @description Role: owner, counter.
    */
    get: operations["getAdminSettingsPickup"];
    /**
    * Changes the settings: how orders are collected in the shop
    * @description Role: owner.
    */
    put: operations["putAdminSettingsPickup"];
  };
  "/api/admin/settings/counter": {
    /**
    * Settings: the counter: reductions and the till
    * @description Role: owner, counter.
    */
    get: operations["getAdminSettingsCounter"];
    /**
    * Changes the settings: the counter: reductions and the till
    * @description Role: owner.
    */
    put: operations["putAdminSettingsCounter"];
  };
  "/api/admin/orders/{id}/hand-over": {
    /**
    * Hands an order over in the shop, for its code or to a named person, and takes what is still to pay
    * @description Role: owner, counter, workshop. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them.
    */
    post: operations["postAdminOrdersByIdHandOver"];
  };
  "/api/admin/counter/lookup": {
    /**
    * The product of a code or EAN, with its size where it has only one
    * @description Role: owner, counter.
    */
    get: operations["getAdminCounterLookup"];
  };
  "/api/admin/counter/sales": {
    /**
    * Sells over the counter: paid and handed over at once; no mail is sent
    * @description Role: owner, counter. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them.
    */
    post: operations["postAdminCounterSales"];
  };
  "/api/admin/counter/deposits": {
    /**
    * Keeps goods for a deposit, which is a card that pays a part of the order; the rest is paid at the hand-over
    * @description Role: owner, counter. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them.
    */
    post: operations["postAdminCounterDeposits"];
  };
  "/api/admin/counter/days/{date}": {
    /**
    * What the counter took on a day, by tender and rate of VAT, with the cash that was counted
    * @description Role: owner, counter, accountant.
    */
    get: operations["getAdminCounterDaysByDate"];
    /**
    * Says how much cash was counted
    * @description Role: owner, counter.
    */
    put: operations["putAdminCounterDaysByDate"];
  };
  "/api/admin/counter/days/{date}/lines": {
    /**
    * The lines sold over the counter on a day, as CSV for tills that read it
    * @description Role: owner, counter, accountant.
    */
    get: operations["getAdminCounterDaysByDateLines"];
  };
  "/api/admin/counter/tickets": {
    /**
    * Tickets that were put aside, the newest first
    * @description Role: owner, counter.
    */
    get: operations["getAdminCounterTickets"];
    /**
    * Puts a ticket aside; it holds no stock
    * @description Role: owner, counter.
    */
    post: operations["postAdminCounterTickets"];
  };
  "/api/admin/counter/tickets/{id}": {
    /**
    * Takes a ticket back, or throws it away
    * @description Role: owner, counter.
    */
    delete: operations["deleteAdminCounterTicketsById"];
  };
  "/api/admin/moved-in": {
    /**
    * The files that customers and past orders came in with, newest first
    * @description Role: owner.
    */
    get: operations["getAdminMovedIn"];
    /**
    * Takes customers or past orders from another shop’s export, all or nothing; no mail is sent, no stock moved
    * @description Role: owner.
    */
    post: operations["postAdminMovedIn"];
  };
  "/api/admin/moved-in/{id}": {
    /**
    * Takes back what a file brought: past orders, and accounts that were never opened; opened ones stay
    * @description Role: owner.
    */
    delete: operations["deleteAdminMovedInById"];
  };
  "/api/admin/settings/move": {
    /**
    * Settings: the move from another shop system: which one, and the steps done
    * @description Role: owner.
    */
    get: operations["getAdminSettingsMove"];
    /**
    * Changes the settings: the move from another shop system: which one, and the steps done
    * @description Role: owner.
    */
    put: operations["putAdminSettingsMove"];
  };
  "/api/admin/settings/invoices": {
    /**
    * Settings: series of invoices and credit notes, and the day from which they are made
    * @description Role: owner, accountant.
    */
    get: operations["getAdminSettingsInvoices"];
    /**
    * Changes the settings: series of invoices and credit notes, and the day from which they are made
    * @description Role: owner, accountant.
    */
    put: operations["putAdminSettingsInvoices"];
  };
  "/api/admin/settings/invoices/versions": {
    /**
    * Settings as they were saved, the newest first: series of invoices and credit notes, and the day from which they are made
    * @description Role: owner, accountant.
    */
    get: operations["getAdminSettingsInvoicesVersions"];
  };
  "/api/admin/invoices": {
    /**
    * Invoices and credit notes, newest first
    * @description Role: owner, accountant.
    */
    get: operations["getAdminInvoices"];
  };
  "/api/admin/invoice-requests/{orderId}": {
    /**
    * Who asked for an invoice with an order; null: not asked for
    * @description Role: owner, accountant.
    */
    get: operations["getAdminInvoiceRequestsByOrderId"];
  };
  "/api/admin/invoices/to-send": {
    /**
    * The files of all invoices that wait to be sent, as one ZIP; those with a fault are left out
    * @description Role: owner, accountant. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    get: operations["getAdminInvoicesToSend"];
  };
  "/api/admin/invoices/{id}/xml": {
    /**
    * The file for the exchange (FatturaPA 1.2.3), checked against its schema
    * @description Role: owner, accountant.
    */
    get: operations["getAdminInvoicesByIdXml"];
  };
  "/api/admin/invoices/{id}/pdf": {
    /**
    * A copy to read, as PDF, with frame numbers; it has no fiscal value
    * @description Role: owner, accountant.
    */
    get: operations["getAdminInvoicesByIdPdf"];
  };
  "/api/admin/invoices/{id}": {
    /**
    * Says what became of an invoice at the exchange; a refused one is made again, with the buyer’s data mended
    * @description Role: owner, accountant.
    */
    patch: operations["patchAdminInvoicesById"];
  };
  "/api/admin/invoices/receipts": {
    /**
    * Takes in a receipt of the exchange: RC, MC or NS
    * @description Role: owner, accountant.
    */
    post: operations["postAdminInvoicesReceipts"];
  };
  "/api/admin/settings/mail-server": {
    /**
    * Settings: the mailbox that mails leave from
    * @description Role: owner.
    */
    get: operations["getAdminSettingsMailServer"];
    /**
    * Changes the settings: the mailbox that mails leave from
    * @description Role: owner. For people only, whatever a key has.
    */
    put: operations["putAdminSettingsMailServer"];
  };
  "/api/admin/mails/server": {
    /**
    * Where mails leave: by the environment, by the mailbox of the dashboard, or nowhere
    * @description Role: owner.
    */
    get: operations["getAdminMailsServer"];
  };
  "/api/admin/media": {
    /**
    * The pictures of the shop, newest first, with the places that show them; X-Total-Count tells how many there are
    * @description Role: owner, content.
    */
    get: operations["getAdminMedia"];
  };
  "/api/admin/media/{name}": {
    /**
    * One picture
    * @description Role: owner, content.
    */
    get: operations["getAdminMediaByName"];
    /**
    * Describes a picture wherever it is shown, and puts another one, or the same with another focal point, in its place
    * @description Role: owner, content.
    */
    put: operations["putAdminMediaByName"];
    /**
    * Deletes a picture that nothing shows
    * @description Role: owner, content.
    */
    delete: operations["deleteAdminMediaByName"];
  };
  "/api/admin/newsletter": {
    /**
    * Who has asked for the newsletter, newest first, each with its consent; X-Total-Count tells how many there are
    * @description Role: owner, counter, content.
    */
    get: operations["getAdminNewsletter"];
  };
  "/api/admin/newsletter/export": {
    /**
    * Consents as a CSV file for a mail service, each with its proof and its link to unsubscribe
    * @description Role: owner. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    get: operations["getAdminNewsletterExport"];
  };
  "/api/admin/newsletter/{id}": {
    /**
    * Unsubscribes an address at its owner’s request
    * @description Role: owner, counter, content.
    */
    delete: operations["deleteAdminNewsletterById"];
  };
  "/api/admin/drafts": {
    /**
    * The latest offers, the newest first
    * @description Role: owner, counter.
    */
    get: operations["getAdminDrafts"];
    /**
    * Writes an offer for a customer: prices and delivery hold until it expires, no stock is held
    * @description Role: owner, counter. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them.
    */
    post: operations["postAdminDrafts"];
  };
  "/api/admin/drafts/{id}": {
    /**
    * An offer as the staff see it
    * @description Role: owner, counter.
    */
    get: operations["getAdminDraftsById"];
    /**
    * Writes an offer again; its link stays
    * @description Role: owner, counter. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them.
    */
    put: operations["putAdminDraftsById"];
    /**
    * Takes an offer back: its link says so from then on
    * @description Role: owner, counter.
    */
    delete: operations["deleteAdminDraftsById"];
  };
  "/api/admin/drafts/{id}/send": {
    /**
    * Mails the link to the customer
    * @description Role: owner, counter.
    */
    post: operations["postAdminDraftsByIdSend"];
  };
  "/api/admin/own-shop": {
    /**
    * Which shop this start opened, the demo or the own one, and whether the other one can be opened here
    * @description Role: owner. For people only, whatever a key has.
    */
    get: operations["getAdminOwnShop"];
    /**
    * Opens the own shop, empty at first, or the demo again; the other one is kept. The shop stops for some seconds, sessions end, the password stays
    * @description Role: owner. For people only, whatever a key has. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    put: operations["putAdminOwnShop"];
  };
  "/api/admin/settings/apple-pay": {
    /**
    * Settings: the file by which Apple knows the domain for PayPal
    * @description Role: owner.
    */
    get: operations["getAdminSettingsApplePay"];
    /**
    * Changes the settings: the file by which Apple knows the domain for PayPal
    * @description Role: owner. For people only, whatever a key has.
    */
    put: operations["putAdminSettingsApplePay"];
  };
  "/api/admin/settings/apple-pay/versions": {
    /**
    * Settings as they were saved, the newest first: the file by which Apple knows the domain for PayPal
    * @description Role: owner.
    */
    get: operations["getAdminSettingsApplePayVersions"];
  };
  "/api/admin/settings/paypal": {
    /**
    * Settings: keys of the PayPal account
    * @description Role: owner.
    */
    get: operations["getAdminSettingsPaypal"];
    /**
    * Changes the settings: keys of the PayPal account
    * @description Role: owner. For people only, whatever a key has.
    */
    put: operations["putAdminSettingsPaypal"];
  };
  "/api/admin/feeds": {
    /**
    * How many active products each feed lists, which it leaves out and why, and when it was last fetched
    * @description Role: owner, counter, content.
    */
    get: operations["getAdminFeeds"];
  };
  "/api/admin/makers": {
    /**
    * Makers of products, by name
    * @description Role: owner, counter, content.
    */
    get: operations["getAdminMakers"];
    /**
    * Adds a maker; the same Idempotency-Key again answers the first one
    * @description Role: owner, content.
    */
    post: operations["postAdminMakers"];
  };
  "/api/admin/makers/{id}": {
    /**
    * Changes a maker, for all its products
    * @description Role: owner, content.
    */
    put: operations["putAdminMakersById"];
    /**
    * Deletes a maker and its brands; their products name none then
    * @description Role: owner, content.
    */
    delete: operations["deleteAdminMakersById"];
  };
  "/api/admin/product-safety/incomplete": {
    /**
    * Products on sale without maker, contact in the Union, fibres or battery data where they need them
    * @description Role: owner, content.
    */
    get: operations["getAdminProductSafetyIncomplete"];
  };
  "/api/admin/product-safety/brands": {
    /**
    * Says who makes the products of a brand that name no maker of their own; null: none
    * @description Role: owner, content.
    */
    put: operations["putAdminProductSafetyBrands"];
  };
  "/api/admin/product-safety/products": {
    /**
    * Says the same of several products at once: what is left out stays; all or nothing
    * @description Role: owner, content.
    */
    put: operations["putAdminProductSafetyProducts"];
  };
  "/api/admin/settings/product-safety": {
    /**
    * Settings: whether products on sale need their maker, and until when those of before have time
    * @description Role: owner, content.
    */
    get: operations["getAdminSettingsProductSafety"];
    /**
    * Changes the settings: whether products on sale need their maker, and until when those of before have time
    * @description Role: owner.
    */
    put: operations["putAdminSettingsProductSafety"];
  };
  "/api/admin/settings/product-safety/versions": {
    /**
    * Settings as they were saved, the newest first: whether products on sale need their maker, and until when those of before have time
    * @description Role: owner, content.
    */
    get: operations["getAdminSettingsProductSafetyVersions"];
  };
  "/api/admin/views": {
    /**
    * The saved views of this person, and the shared ones of lists it may see
    * @description Role: owner, counter, workshop, content, accountant. For people only, whatever a key has.
    */
    get: operations["getAdminViews"];
    /**
    * Saves a list with its filters under a name; at most 20 a person
    * @description Role: owner, counter, workshop, content, accountant. For people only, whatever a key has.
    */
    post: operations["postAdminViews"];
  };
  "/api/admin/views/{id}": {
    /**
    * Renames a view, shares it or no longer
    * @description Role: owner, counter, workshop, content, accountant. For people only, whatever a key has.
    */
    put: operations["putAdminViewsById"];
    /**
    * Deletes a view
    * @description Role: owner, counter, workshop, content, accountant. For people only, whatever a key has.
    */
    delete: operations["deleteAdminViewsById"];
  };
  "/api/admin/settings/backups": {
    /**
    * Settings: the backup of each day
    * @description Role: owner.
    */
    get: operations["getAdminSettingsBackups"];
    /**
    * Changes the settings: the backup of each day
    * @description Role: owner.
    */
    put: operations["putAdminSettingsBackups"];
  };
  "/api/admin/settings/backups/versions": {
    /**
    * Settings as they were saved, the newest first: the backup of each day
    * @description Role: owner.
    */
    get: operations["getAdminSettingsBackupsVersions"];
  };
  "/api/admin/backups": {
    /**
    * The daily backups that are there, the newest first, and whether one is late
    * @description Role: owner.
    */
    get: operations["getAdminBackups"];
  };
  "/api/admin/stock-alerts": {
    /**
    * How many wait for each sold-out product and size, the most first
    * @description Role: owner, counter, accountant.
    */
    get: operations["getAdminStockAlerts"];
  };
  "/api/admin/stock-counts": {
    /**
    * The last hundred counts, the newest first
    * @description Role: owner, counter.
    */
    get: operations["getAdminStockCounts"];
    /**
    * Begins to count a shelf; nothing moves until it is booked
    * @description Role: owner, counter.
    */
    post: operations["postAdminStockCounts"];
  };
  "/api/admin/stock-counts/{id}": {
    /**
    * A count with its lines, the last counted first
    * @description Role: owner, counter.
    */
    get: operations["getAdminStockCountsById"];
    /**
    * Throws away a count that is not booked: nothing has moved
    * @description Role: owner, counter.
    */
    delete: operations["deleteAdminStockCountsById"];
  };
  "/api/admin/stock-counts/{id}/lines": {
    /**
    * Says how many pieces were counted; other lines stay, and a line with null is taken off
    * @description Role: owner, counter.
    */
    put: operations["putAdminStockCountsByIdLines"];
  };
  "/api/admin/stock-counts/{id}/book": {
    /**
    * Moves the stock by the differences, once; never below what buyers who are paying hold
    * @description Role: owner, counter.
    */
    post: operations["postAdminStockCountsByIdBook"];
  };
  "/api/admin/goods-received": {
    /**
    * The last hundred deliveries, the newest first
    * @description Role: owner, counter.
    */
    get: operations["getAdminGoodsReceived"];
    /**
    * Puts a delivery in stock: all of it, or with an unknown code nothing; its costs become those of the products
    * @description Role: owner, counter.
    */
    post: operations["postAdminGoodsReceived"];
  };
  "/api/admin/goods-received/read": {
    /**
    * Reads a supplier’s file of a delivery: code, pieces, cost, size; nothing is put in stock
    * @description Role: owner, counter.
    */
    post: operations["postAdminGoodsReceivedRead"];
  };
  "/api/admin/goods-received/{id}": {
    /**
    * A delivery with its lines
    * @description Role: owner, counter.
    */
    get: operations["getAdminGoodsReceivedById"];
  };
  "/api/admin/price-labels": {
    /**
    * Price labels with a barcode, as PDF: 24 on a sheet of A4, or one by one on a roll of 57 mm; at most 500
    * @description Role: owner, counter.
    */
    get: operations["getAdminPriceLabels"];
  };
  "/api/admin/settings/stripe": {
    /**
    * Settings: keys of card payments
    * @description Role: owner.
    */
    get: operations["getAdminSettingsStripe"];
    /**
    * Changes the settings: keys of card payments
    * @description Role: owner. For people only, whatever a key has.
    */
    put: operations["putAdminSettingsStripe"];
  };
  "/api/admin/payments/cards": {
    /**
    * The provider of card payments: whether it is offered, and what is missing
    * @description Role: owner.
    */
    get: operations["getAdminPaymentsCards"];
  };
  "/api/admin/payments/cards/test": {
    /**
    * Asks the provider of card payments whether it takes the keys; no money moves
    * @description Role: owner.
    */
    post: operations["postAdminPaymentsCardsTest"];
  };
  "/api/admin/acts/{id}/undo": {
    /**
    * Puts back what an act of the last 30 days has changed; what has moved on since stays and is named
    * @description Role: owner, counter, workshop, content.
    */
    post: operations["postAdminActsByIdUndo"];
  };
  "/api/admin/used-purchases": {
    /**
    * Purchase sheets of used bicycles, the newest first; those of a product or with words in them
    * @description Role: owner, counter, accountant. For people only, whatever a key has.
    */
    get: operations["getAdminUsedPurchases"];
    /**
    * Writes a purchase sheet; it gets the next number of the register
    * @description Role: owner, counter. For people only, whatever a key has.
    */
    post: operations["postAdminUsedPurchases"];
  };
  "/api/admin/used-purchases/csv": {
    /**
    * The register of used goods as a table, by its numbers
    * @description Role: owner, counter, accountant. For people only, whatever a key has. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    get: operations["getAdminUsedPurchasesCsv"];
  };
  "/api/admin/used-purchases/known-frame": {
    /**
    * Where the shop knows a frame number from; spaces, hyphens and case do not count
    * @description Role: owner, counter. For people only, whatever a key has.
    */
    get: operations["getAdminUsedPurchasesKnownFrame"];
  };
  "/api/admin/used-purchases/{id}": {
    /**
    * One purchase sheet
    * @description Role: owner, counter, accountant. For people only, whatever a key has.
    */
    get: operations["getAdminUsedPurchasesById"];
    /**
    * Corrects a sheet; a corrected price corrects the cost of its product, until that is sold
    * @description Role: owner, counter. For people only, whatever a key has.
    */
    put: operations["putAdminUsedPurchasesById"];
  };
  "/api/admin/used-purchases/{id}/paper": {
    /**
    * The sheet on A4 as PDF, for the seller to sign
    * @description Role: owner, counter, accountant. For people only, whatever a key has.
    */
    get: operations["getAdminUsedPurchasesByIdPaper"];
  };
  "/api/admin/used-purchases/{id}/void": {
    /**
    * Strikes a sheet out: it keeps its number, and says why
    * @description Role: owner, counter. For people only, whatever a key has.
    */
    post: operations["postAdminUsedPurchasesByIdVoid"];
  };
  "/api/admin/workshop/services": {
    /**
    * Services of the workshop, also those switched off
    * @description Role: owner, workshop, counter.
    */
    get: operations["getAdminWorkshopServices"];
    /**
    * Adds a service
    * @description Role: owner.
    */
    post: operations["postAdminWorkshopServices"];
  };
  "/api/admin/workshop/services/{id}": {
    /**
    * Changes a service; bookings keep its former price
    * @description Role: owner.
    */
    put: operations["putAdminWorkshopServicesById"];
    /**
    * Deletes a service; one that was booked is switched off
    * @description Role: owner.
    */
    delete: operations["deleteAdminWorkshopServicesById"];
  };
  "/api/admin/workshop/week": {
    /**
    * Seven days of bookings from a day (today) on, with what is free, and how promises were kept this month
    * @description Role: owner, workshop, counter.
    */
    get: operations["getAdminWorkshopWeek"];
  };
  "/api/admin/workshop/outside": {
    /**
    * Bookings to come that lie outside the hours now, and whose customers have no mail about it
    * @description Role: owner, workshop, counter.
    */
    get: operations["getAdminWorkshopOutside"];
    /**
    * Mails these customers, each once, with the link that moves their booking
    * @description Role: owner, workshop, counter.
    */
    post: operations["postAdminWorkshopOutside"];
  };
  "/api/admin/settings/workshop": {
    /**
    * Settings: the workshop: stands, hours, sums to approve
    * @description Role: owner.
    */
    get: operations["getAdminSettingsWorkshop"];
    /**
    * Changes the settings: the workshop: stands, hours, sums to approve
    * @description Role: owner.
    */
    put: operations["putAdminSettingsWorkshop"];
  };
  "/api/admin/settings/workshop/versions": {
    /**
    * Settings as they were saved, the newest first: the workshop: stands, hours, sums to approve
    * @description Role: owner.
    */
    get: operations["getAdminSettingsWorkshopVersions"];
  };
  "/api/admin/jobs": {
    /**
    * Jobs of the workshop, those due first; without a state the open ones. X-Total-Count tells how many there are
    * @description Role: owner, workshop, counter.
    */
    get: operations["getAdminJobs"];
    /**
    * Takes a bicycle in without a booking, books one by telephone, or answers the job of a booking
    * @description Role: owner, workshop.
    */
    post: operations["postAdminJobs"];
  };
  "/api/admin/jobs/{id}": {
    /**
    * A job with its photos, its estimate and its history
    * @description Role: owner, workshop, counter.
    */
    get: operations["getAdminJobsById"];
    /**
    * Moves a job to its next state, or notes when it is promised. The counter hands over what is ready, and nothing else
    * @description Role: owner, workshop, counter.
    */
    patch: operations["patchAdminJobsById"];
  };
  "/api/admin/jobs/{id}/photos/{photo}": {
    /**
    * A photo of a job, of its customer or of the workshop
    * @description Role: owner, workshop, counter.
    */
    get: operations["getAdminJobsByIdPhotosByPhoto"];
  };
  "/api/admin/jobs/{id}/parts": {
    /**
    * Puts a part of the shop on a job and takes its stock
    * @description Role: owner, workshop.
    */
    post: operations["postAdminJobsByIdParts"];
  };
  "/api/admin/jobs/{id}/labour": {
    /**
    * Puts labour on a job: a service, or a line of the staff’s own
    * @description Role: owner, workshop.
    */
    post: operations["postAdminJobsByIdLabour"];
  };
  "/api/admin/jobs/{id}/parts/{line}": {
    /**
    * Takes a line off a job until it is ready; a part goes back to stock
    * @description Role: owner, workshop.
    */
    delete: operations["deleteAdminJobsByIdPartsByLine"];
  };
  "/api/admin/jobs/{id}/estimate": {
    /**
    * Mails what is needed beside the lines of the job, and its price; a former estimate is replaced
    * @description Role: owner, workshop.
    */
    post: operations["postAdminJobsByIdEstimate"];
  };
  "/api/admin/jobs/{id}/photos": {
    /**
    * Adds a photo of the workshop’s own (multipart, field `image`), twelve at most
    * @description Role: owner, workshop.
    */
    post: operations["postAdminJobsByIdPhotos"];
  };
  "/api/admin/jobs/{id}/hand-over": {
    /**
    * Gives a bicycle that is ready back and takes what is to pay: a sale over the counter with its labour and parts
    * @description Role: owner, workshop, counter. Beyond the limits of a day or an order it asks for password or passkey; no key is beyond them.
    */
    post: operations["postAdminJobsByIdHandOver"];
  };
  "/api/admin/imports": {
    /**
    * Files that have come in, newest first
    * @description Role: owner, counter.
    */
    get: operations["getAdminImports"];
  };
  "/api/admin/imports/{id}": {
    /**
    * One import with its report, how far it is, and what taking it back would do
    * @description Role: owner, counter.
    */
    get: operations["getAdminImportsById"];
  };
  "/api/admin/imports/{id}/stop": {
    /**
    * Stops an import that is coming in: what it has changed already is put back
    * @description Role: owner, counter.
    */
    post: operations["postAdminImportsByIdStop"];
  };
  "/api/admin/imports/{id}/undo": {
    /**
    * Takes an import back, or only switches its new products off; what was changed since stays
    * @description Role: owner, counter.
    */
    post: operations["postAdminImportsByIdUndo"];
  };
  "/api/admin/import-mappings": {
    /**
    * What is remembered of suppliers’ files: their columns and how they are read
    * @description Role: owner.
    */
    get: operations["getAdminImportMappings"];
    /**
    * Remembers the columns of a supplier; a file with the same ones is known by them from then on
    * @description Role: owner.
    */
    post: operations["postAdminImportMappings"];
  };
  "/api/admin/import-mappings/{id}": {
    /**
    * Changes what is remembered of a supplier’s file; what is left out stays
    * @description Role: owner.
    */
    put: operations["putAdminImportMappingsById"];
    /**
    * Forgets a supplier’s columns, and where his words stand
    * @description Role: owner.
    */
    delete: operations["deleteAdminImportMappingsById"];
  };
  "/api/admin/import-words": {
    /**
    * Words of files’ categories, and the place chosen for them
    * @description Role: owner.
    */
    get: operations["getAdminImportWords"];
    /**
    * Says where a word of files’ categories stands; the next import reads it so
    * @description Role: owner.
    */
    put: operations["putAdminImportWords"];
  };
  "/api/admin/import-words/{id}": {
    /**
    * Forgets where a word stands
    * @description Role: owner.
    */
    delete: operations["deleteAdminImportWordsById"];
  };
  "/api/admin/incoming-pictures": {
    /**
    * Pictures that imported files name and that are still to come, and those that did not
    * @description Role: owner, counter, content.
    */
    get: operations["getAdminIncomingPictures"];
  };
  "/api/admin/incoming-pictures/steps": {
    /**
    * Stops or goes on with fetching, tries again what failed or gives it up; all of them, or of those that failed the ones named
    * @description Role: owner, counter, content.
    */
    post: operations["postAdminIncomingPicturesSteps"];
  };
  "/api/admin/incoming-pictures/match": {
    /**
    * Which articles files of these names belong to: those whose file of products names them, else by the article’s code or GTIN (`CODE.jpg`, `CODE-2.jpg`, `CODE_2.jpg`)
    * @description Role: owner, counter, content.
    */
    post: operations["postAdminIncomingPicturesMatch"];
  };
  "/api/admin/products/{id}/pictures": {
    /**
    * Puts uploaded pictures behind those that a product has, in the order of their positions; none twice
    * @description Role: owner, counter, workshop, content.
    */
    post: operations["postAdminProductsByIdPictures"];
  };
  "/api/admin/products/export": {
    /**
    * The catalogue as a CSV file that the import takes back without loss
    * @description Role: owner, counter, accountant. Scope of a program’s key: read_catalogue.
    */
    get: operations["getAdminProductsExport"];
  };
  "/api/admin/products/import": {
    /**
    * Adds and changes products from a file, all of it or nothing; products are known by their code
    * @description Role: owner, counter. Scope of a program’s key: write_catalogue.
    */
    post: operations["postAdminProductsImport"];
  };
  "/api/admin/products/import/wrong-rows": {
    /**
    * The wrong rows of a file, each with its reason, as a CSV file to correct
    * @description Role: owner, counter.
    */
    post: operations["postAdminProductsImportWrongRows"];
  };
  "/api/admin/products/archive": {
    /**
    * The catalogue with its pictures and its shelves as one zip that makes an empty shop this one
    * @description Role: owner. For people only, whatever a key has. Asks for password or passkey again after fifteen minutes. A program says why in `reason`, in the body or the address.
    */
    get: operations["getAdminProductsArchive"];
  };
  "/api/admin/images/{name}": {
    /**
    * Takes a picture of an archive under the name it has there, byte for byte: only what a shop has written itself, known by its name, its SHA-256 and by being nothing but a picture
    * @description Role: owner, counter, workshop, content.
    */
    put: operations["putAdminImagesByName"];
  };
  "/api/admin/shelves/take": {
    /**
    * Adds the shelves and facts of an archive that the shop does not have; a shop without any product takes them all as they are
    * @description Role: owner, counter.
    */
    post: operations["postAdminShelvesTake"];
  };
}
export interface webhooks {
  "order.placed": {
    /** An order was placed */
    post: operations["onOrderPlaced"];
  };
  "order.paid": {
    /** Its money has arrived */
    post: operations["onOrderPaid"];
  };
  "order.shipped": {
    /** A parcel has left; with several parcels once more when all have left */
    post: operations["onOrderShipped"];
  };
  "order.delivered": {
    /** All of it has arrived */
    post: operations["onOrderDelivered"];
  };
  "order.cancelled": {
    /** It was cancelled */
    post: operations["onOrderCancelled"];
  };
  "order.refunded": {
    /** Money has gone back, whole or in part */
    post: operations["onOrderRefunded"];
  };
  "product.changed": {
    /** A product is new, changed, switched or deleted */
    post: operations["onProductChanged"];
  };
  "stock.low": {
    /** A product on sale has fallen to two units or fewer */
    post: operations["onStockLow"];
  };
}
export interface components {
  schemas: {
    Problem: {
      message: string;
      code: string;
      fields?: {
        [key: string]: string;
      };
    } & {
      [key: string]: unknown;
    };
    ProblemDetails: {
      type: string;
      title: string;
      status: number;
      detail: string;
      instance: string;
      code: string;
      fields?: {
        [key: string]: string;
      };
    } & {
      [key: string]: unknown;
    };
    Order: {
      id: string;
      /** @enum {string} */
      status: "CREATED" | "APPROVED" | "PENDING" | "COMPLETED" | "DECLINED" | "EXPIRED" | "REFUNDED";
      orderNumber?: string;
    };
    Page: {
      title: string;
      blocks: components["schemas"]["PageBlock"][];
      /** @enum {string} */
      language: "it" | "en";
    };
    PageBlock: {
      /** @enum {string} */
      kind: "heading" | "subheading" | "paragraph" | "list" | "numbers";
      runs: components["schemas"]["PageBlockRun"][][];
    };
    PageBlockRun: {
      text: string;
      isBold?: boolean;
      isItalic?: boolean;
      href?: string;
    };
    Draft: {
      items: {
        productId: number;
        size: string | null;
        quantity: number;
        name: string;
        productCode: string;
        price: string;
        listPrice: string;
        total: string;
        slug: string | null;
        imageUrl: string | null;
        available: boolean;
      }[];
      customerName: string;
      message: string | null;
      /** @enum {string} */
      delivery: "courier" | "express" | "pickup";
      subtotal: string;
      shipping: string;
      total: string;
      /** Format: date-time */
      expiresAt: string;
      available: boolean;
      orderNumber: string | null;
    };
    Product: {
      id: number;
      slug: string;
      name: string;
      description: string;
      price: string;
      reduction?: components["schemas"]["ProductReduction"];
      /** @enum {string} */
      category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
      subcategory: ("strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole") | null;
      imageUrl: string | null;
      imageUrls: string[];
      imageAlts?: string[];
      drawingUrl?: string;
      shareImageUrl: string | null;
      stock: number;
      /** Format: date-time */
      soldAt?: string;
      expectedOn?: string;
      sizes: components["schemas"]["ProductSize"][];
      weight: string | null;
      frameSize: string | null;
      wheelSize: string | null;
      gearCount: number | null;
      material: string | null;
      brand: string | null;
      color: string | null;
      productCode: string;
      shelf: string | null;
      facts: components["schemas"]["ProductFact"][];
      /** @enum {string} */
      condition: "new" | "used";
      /** @enum {string} */
      vatClass: "standard" | "reduced" | "super_reduced" | "margin";
      gtin: string | null;
      mpn: string | null;
      modelKey: string | null;
      inspection?: {
        /** @enum {string} */
        grade: "A" | "B" | "C" | "D";
        year: number | null;
        /** @enum {boolean} */
        isDecade?: true;
        kilometres: number | null;
        testedOn: string | null;
        owners: number | null;
        serialEnd: string | null;
        usage: string | null;
        done: string | null;
        workMinutes: number | null;
        remains: string | null;
        testedBy: string | null;
        checkedBy: string[];
        checkedFrom: string;
        checkedTo: string;
        checks: {
          /** @enum {string} */
          point: "alignment" | "joints" | "fork" | "paint" | "frontWheel" | "rearWheel" | "spokes" | "tyres" | "pads" | "brakeCables" | "braking" | "chain" | "sprockets" | "gears" | "bottomBracket" | "pedals" | "headset" | "stem" | "seatPost" | "saddle" | "racks" | "lights" | "bell" | "battery" | "batteryCycles" | "motor";
          /** @enum {string} */
          group: "frame" | "wheels" | "brakes" | "drivetrain" | "steering" | "equipment" | "motor";
          label: string;
          /** @enum {string} */
          verdict: "ok" | "replaced" | "watch" | "absent";
          value: number | null;
          unit: string | null;
          note: string | null;
        }[];
        defects: {
          number: number;
          /** @enum {string} */
          side: "drive" | "left";
          x: number;
          y: number;
          title: string;
          text: string | null;
          photoUrl: string | null;
        }[];
        /** @enum {boolean} */
        untranslated?: true;
      } | null;
      lacks?: ("photo" | "card")[];
      /** @enum {boolean} */
      untranslated?: true;
      rating?: components["schemas"]["ProductRating"];
      isActive: boolean;
      /** Format: date-time */
      createdAt: string;
      version: number;
      maker?: components["schemas"]["ProductMaker"] | null;
      warnings?: string | null;
      safety?: components["schemas"]["ProductSafety"] | null;
      measures?: {
        url: string;
        marks: {
          /** @enum {string} */
          of: "wheel" | "size" | "gears" | "weight" | "frame" | "stackMm" | "reachMm" | "seatTubeMm" | "headTubeMm" | "wheelbaseMm" | "chainstayMm" | "headAngle" | "seatAngle" | "standoverMm";
          text: string;
          x: number;
          y: number;
        }[];
      };
      parts?: {
        /** @enum {string} */
        group: "frame" | "drivetrain" | "wheels" | "rest" | "spares";
        keys: string[];
      }[];
      takes?: {
        fact: string;
        unit: string | null;
        /** @enum {string} */
        verdict: "fits" | "check" | "no";
        values: {
          name: string;
          code: string;
        }[];
      }[];
      otherSlug?: string;
    };
    ProductReduction: {
      percent: number;
      comparison: string;
      /** Format: date-time */
      since: string;
      isWhole: boolean;
      /** Format: date-time */
      startedAt: string;
      until: string | null;
      after: string;
    };
    ProductSize: {
      size: string;
      stock: number;
      price?: string;
      reduction?: components["schemas"]["ProductReduction"];
      expectedOn?: string;
    };
    ProductFact: {
      key: string;
      label: string;
      value: string | number | boolean;
      unit: string | null;
    };
    ProductRating: {
      average: number;
      count: number;
    };
    ProductMaker: {
      name: string;
      address: string;
      email: string;
      euContact?: string;
    };
    ProductSafety: {
      composition: string | null;
      hasAnimalParts: boolean;
      isElectric: boolean;
      battery: components["schemas"]["ProductSafetyBattery"] | null;
    };
    ProductSafetyBattery: {
      chemistry: string | null;
      wattHours: number | null;
      passport: string | null;
    };
    Shelf: {
      slug: string;
      path: string;
      /** @enum {string} */
      category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
      name: string;
      drawing: string | null;
      text: string;
      count: number;
      above: components["schemas"]["ShelfAbove"][];
      near: components["schemas"]["ShelfAbove"][];
      facets: string[];
    };
    ShelfAbove: {
      slug: string;
      path: string;
      /** @enum {string} */
      category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
      name: string;
      count: number;
    };
    DemoMail: {
      id: number;
      kind: string;
      to: string;
      /** @enum {string} */
      language: "it" | "en";
      subject: string | null;
      /** @enum {string} */
      state: "pending" | "held" | "sent" | "not_delivered" | "dead";
      /** Format: date-time */
      createdAt: string;
      sentAt: string | null;
      html: string | null;
      text: string | null;
    };
    AdminJob: {
      id: number;
      number: string;
      /** @enum {string} */
      state: "booked" | "arrived" | "estimate_sent" | "in_work" | "waiting_for_parts" | "ready" | "collected" | "cancelled";
      bookingNumber: string | null;
      start: string | null;
      title: string;
      serviceId: number | null;
      name: string;
      phone: string;
      email: string;
      bicycle: components["schemas"]["AdminJobBicycle"];
      problem: string;
      promisedAt: string | null;
      isLate: boolean;
      lines: components["schemas"]["AdminJobLine"][];
      total: string;
      sums: components["schemas"]["AdminJobSums"];
      isPaid: boolean;
      orderId: string | null;
      productId: number | null;
      agreed: string;
      needsEstimate: boolean;
      /** Format: date-time */
      createdAt: string;
      startedAt: string | null;
      readyAt: string | null;
      endedAt: string | null;
      photos: string[];
      staffPhotos: string[];
      before: components["schemas"]["AdminJobBefore"];
      estimate: components["schemas"]["AdminJobEstimate"] | null;
      history: components["schemas"]["AdminJobHistory"][];
    };
    AdminJobBicycle: {
      /** @enum {string} */
      kind: "city" | "road" | "gravel" | "mountain" | "electric" | "folding" | "child" | "other";
      description: string;
      serialNumber: string;
    };
    AdminJobLine: {
      id: number;
      /** @enum {string} */
      kind: "labour" | "part";
      name: string;
      productId: number | null;
      size: string | null;
      quantity: number;
      price: string;
      total: string;
      minutes: number | null;
    };
    AdminJobSums: {
      labour: string;
      minutes: number;
      parts: string;
      vat: components["schemas"]["AdminJobSumsVat"][];
    };
    AdminJobSumsVat: {
      vatRate: number | null;
      gross: string;
      net: string;
      vat: string;
    };
    AdminJobBefore: {
      visits: number;
      lastAt: string | null;
      openNumber: string | null;
    };
    AdminJobEstimate: {
      /** @enum {string} */
      state: "open" | "accepted" | "declined" | "replaced";
      lines: components["schemas"]["AdminJobEstimateLine"][];
      total: string;
      /** Format: date-time */
      expiresAt: string;
      answeredAt: string | null;
    };
    AdminJobEstimateLine: {
      name: string;
      quantity: number;
      price: string;
      total: string;
      isNeeded: boolean;
    };
    AdminJobHistory: {
      /** Format: date-time */
      at: string;
      kind: string;
      by: string;
      detail: string;
    };
    WishList: {
      productIds: number[];
    };
    AdminOrder: {
      id: string;
      orderNumber: string;
      customerName: string;
      customerEmail: string;
      /** Format: date-time */
      createdAt: string;
      total: string;
      giftCard?: string;
      toPay?: string;
      /** @enum {string} */
      orderStatus: "processing" | "shipped" | "delivered" | "cancelled";
      /** @enum {string} */
      paymentMethod: "paypal" | "bank" | "gift_card" | "counter" | "card";
      /** @enum {string} */
      paymentStatus: "pending" | "paid" | "refunded";
      /** @enum {string} */
      delivery?: "courier" | "express" | "pickup";
      /** @enum {string} */
      channel: "distance" | "counter";
      instrument: ("wallet" | "card" | "apple_pay" | "google_pay" | "pay_later" | "satispay" | "klarna" | "cash" | "terminal" | "gift_card" | "mixed") | null;
      refunded?: string;
      bankReference: string | null;
      city: string;
      province: string | null;
      goods: components["schemas"]["AdminOrderGood"][];
      otherGoods: number;
      weightGrams: number | null;
      shipBy: string | null;
      transferToReturn: components["schemas"]["AdminOrderTransferToReturn"] | null;
      tags: string[];
      arrivesOn: string | null;
      usualCarrier: ("brt" | "gls" | "poste" | "dhl" | "ups" | "fedex" | "other") | null;
      /** Format: date-time */
      keptUntil?: string;
      pickupCode?: string;
      /** Format: date-time */
      pickupSlot?: string;
      /** Format: date-time */
      pickupSlotLost?: string;
      tenders?: components["schemas"]["AdminOrderTender"][];
      customerId: string | null;
      customerPhone: string | null;
      taxCode: string | null;
      shippingAddress: string;
      postalCode: string;
      language: string;
      termsVersion: string;
      subtotal: string;
      shipping: string;
      paidShipping: string;
      discount?: string;
      codes?: string;
      vat: components["schemas"]["AdminOrderVat"][];
      carrier: ("brt" | "gls" | "poste" | "dhl" | "ups" | "fedex" | "other") | null;
      trackingCode: string | null;
      trackingUrl: string | null;
      bankDueAt: string | null;
      paidAt: string | null;
      promisedFor: string | null;
      promisedIf?: components["schemas"]["AdminOrderPromisedIf"];
      shippedAt: string | null;
      deliveredAt: string | null;
      cancelledAt: string | null;
      work: components["schemas"]["AdminOrderWork"][];
      items: components["schemas"]["AdminOrderItem"][];
      refunds: components["schemas"]["AdminOrderRefund"][];
      returns: components["schemas"]["AdminOrderReturn"][];
      parcels: components["schemas"]["AdminOrderParcel"][];
      refundable: string;
      payment: components["schemas"]["AdminOrderPayment"] | null;
      events: components["schemas"]["AdminOrderEvent"][];
      mails: components["schemas"]["AdminOrderMail"][];
      notes: components["schemas"]["AdminOrderNote"][];
      credits: components["schemas"]["AdminOrderCredit"][];
      withdrawals: components["schemas"]["AdminOrderWithdrawal"][];
      steps: ("confirm_payment" | "ship" | "deliver" | "cancel" | "refund" | "set_tracking" | "late_transfer" | "transfer_returned")[];
      related?: components["schemas"]["AdminOrderRelated"][];
      missing: components["schemas"]["AdminOrderMissing"][];
    };
    AdminOrderGood: {
      name: string;
      frameSize: string | null;
      quantity: number;
    };
    AdminOrderTransferToReturn: {
      amount: string;
      /** Format: date-time */
      since: string;
      returnedAt: string | null;
    };
    AdminOrderTender: {
      /** @enum {string} */
      tender: "cash" | "terminal" | "gift_card";
      amount: string;
    };
    AdminOrderVat: {
      rate: number | null;
      gross: string;
      taxable: string | null;
      tax: string | null;
    };
    AdminOrderPromisedIf: {
      paidBy: string;
      arrives: string;
    };
    AdminOrderWork: {
      /** @enum {string} */
      step: "bench" | "tested" | "packed";
      at: string | null;
    };
    AdminOrderItem: {
      line: number;
      productId: number | null;
      slug: string | null;
      name: string;
      productCode: string;
      frameSize: string | null;
      quantity: number;
      price: string;
      total: string;
      coded?: components["schemas"]["AdminOrderItemCoded"];
      imageUrl: string | null;
      category: string;
      refundedQuantity: number;
      returningQuantity: number;
      toGo: number;
      toPack: number;
      isBulky: boolean;
      serialNumbers?: string[];
      onSale: number | null;
      cost: string | null;
      vatRate: number | null;
    };
    AdminOrderItemCoded: {
      bought: number;
      refunded: number;
      discount: string;
    };
    AdminOrderRefund: {
      id: string;
      /** @enum {string} */
      kind: "wallet" | "transfer" | "gift_card";
      /** @enum {string} */
      state: "pending" | "failed" | "completed";
      /** @enum {string} */
      reason: "order_cancelled" | "shop_refund" | "amount_mismatch" | "out_of_stock" | "gift_card_short" | "unclaimed" | "order_settled" | "elsewhere";
      note: string | null;
      amount: string;
      giftCard?: string;
      shipping: string;
      other: string;
      /** Format: date-time */
      createdAt: string;
      completedAt: string | null;
      iban: string | null;
      holder: string | null;
      transferDay: string | null;
      isWithProvider: boolean;
      attempts: number;
      lastError: string | null;
      vat: components["schemas"]["AdminOrderVat"][];
      lines: components["schemas"]["AdminOrderRefundLine"][];
    };
    AdminOrderRefundLine: {
      line: number;
      name: string;
      frameSize: string | null;
      quantity: number;
      amount: string;
      /** @enum {string} */
      place: "stock" | "check" | "none";
      toCheck: number;
      restocked: number;
      writtenOff: number;
    };
    AdminOrderReturn: {
      code: string;
      /** @enum {string} */
      kind: "withdrawal" | "shop_return" | "guarantee" | "transport_damage";
      /** @enum {string} */
      outcome: "refund" | "exchange" | "repair";
      /** @enum {string} */
      state: "announced" | "received" | "settled" | "refused" | "cancelled";
      isCourtesy: boolean;
      /** Format: date-time */
      createdAt: string;
      sendByDay: string;
      refundDueDay: string | null;
      heldUntilDay: string | null;
      receivedAt: string | null;
      settledAt: string | null;
      reason: string | null;
      refusedReason: string | null;
      lines: components["schemas"]["AdminOrderReturnLine"][];
      amount: string;
      shipping: string;
      sent: components["schemas"]["AdminOrderReturnSent"] | null;
      photoIds: string[];
      withdrawalReference: string | null;
      canCancel: boolean;
      id: string;
      orderId: string;
      orderNumber: string;
      customerName: string;
      /** @enum {string} */
      createdBy: "customer" | "staff";
      isAwaited: boolean;
      deadline: components["schemas"]["AdminOrderReturnDeadline"] | null;
      isUrgent: boolean;
      isOverdue: boolean;
      refundId: string | null;
      steps: ("receive" | "refund" | "send_exchange" | "send_repaired" | "refuse" | "cancel")[];
    };
    AdminOrderReturnLine: {
      line: number;
      name: string;
      imageUrl: string | null;
      category: string;
      frameSize: string | null;
      quantity: number;
      amount: string;
      exchangeSize: string | null;
      toCheck: number;
      restocked: number;
      writtenOff: number;
    };
    AdminOrderReturnSent: {
      /** Format: date-time */
      at: string;
      carrier: string | null;
      trackingCode: string | null;
      trackingUrl: string | null;
    };
    AdminOrderReturnDeadline: {
      /** @enum {string} */
      what: "refund" | "send_by" | "hold";
      day: string;
    };
    AdminOrderParcel: {
      number: number;
      of: number;
      /** @enum {string} */
      state: "packed" | "sent" | "delivered";
      carrier: string | null;
      trackingCode: string | null;
      trackingUrl: string | null;
      expectedDay: string | null;
      appointment: string | null;
      /** Format: date-time */
      packedAt: string;
      sentAt: string | null;
      deliveredAt: string | null;
      lines: components["schemas"]["AdminOrderParcelLine"][];
      id: string;
      carrierKey: ("brt" | "gls" | "poste" | "dhl" | "ups" | "fedex" | "other") | null;
      link: string | null;
    };
    AdminOrderParcelLine: {
      line: number;
      name: string;
      frameSize: string | null;
      quantity: number;
    };
    AdminOrderPayment: {
      providerOrderId: string | null;
      captureId: string | null;
      state: string;
      amount: string;
      payerEmail: string | null;
      capturedAt: string | null;
      needsAttention: string | null;
      lastError: string | null;
    };
    AdminOrderEvent: {
      id: number;
      actor: string;
      kind: string;
      data: {
        [key: string]: unknown;
      };
      /** Format: date-time */
      createdAt: string;
    };
    AdminOrderMail: {
      id: number;
      kind: string;
      to: string;
      /** @enum {string} */
      state: "pending" | "held" | "sent" | "not_delivered" | "dead";
      attempts: number;
      /** Format: date-time */
      createdAt: string;
      sentAt: string | null;
      lastError: string | null;
    };
    AdminOrderNote: {
      id: number;
      text: string;
      /** Format: date-time */
      createdAt: string;
    };
    AdminOrderCredit: {
      id: string;
      day: string;
      amount: string;
      payer: string;
      text: string;
    };
    AdminOrderWithdrawal: {
      id: string;
      reference: string;
      state: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      refundDueAt: string;
      customerEmail: string;
      flags: string[];
      items: string;
      proposal: components["schemas"]["AdminOrderWithdrawalProposal"] | null;
    };
    AdminOrderWithdrawalProposal: {
      /** @enum {string} */
      kind: "withdrawal" | "shop_return";
      lines: components["schemas"]["AdminOrderWithdrawalProposalLine"][];
      shipping: string;
      amount: string;
    };
    AdminOrderWithdrawalProposalLine: {
      line: number;
      quantity: number;
      frameSize: string | null;
    };
    AdminOrderRelated: {
      id: string;
      orderNumber: string;
      isAddition: boolean;
      /** @enum {string} */
      orderStatus: "processing" | "shipped" | "delivered" | "cancelled";
      /** @enum {string} */
      paymentStatus: "pending" | "paid" | "refunded";
      total: string;
    };
    AdminOrderMissing: {
      name: string;
      frameSize: string | null;
      available: number;
    };
    AdminDraft: {
      id: string;
      key: string;
      url: string;
      /** @enum {string} */
      state: "open" | "expired" | "withdrawn" | "ordered";
      items: components["schemas"]["AdminDraftItem"][];
      /** @enum {string} */
      delivery: "courier" | "express" | "pickup";
      customer: components["schemas"]["AdminDraftCustomer"];
      message: string | null;
      /** @enum {string} */
      language: "it" | "en";
      subtotal: string;
      shipping: string;
      total: string;
      /** Format: date-time */
      expiresAt: string;
      sentAt: string | null;
      /** Format: date-time */
      createdAt: string;
      orderNumber: string | null;
    };
    AdminDraftItem: {
      productId: number;
      size: string | null;
      quantity: number;
      name: string;
      productCode: string;
      price: string;
      listPrice: string;
      total: string;
      reason: string | null;
    };
    AdminDraftCustomer: {
      name: string;
      email: string | null;
      phone: string | null;
    };
    PostalCode: {
      province: string | null;
      provinces?: string[];
      places: string[];
    };
    LegalText: {
      day: string;
      version: number;
      isInForce: boolean;
      sections: {
        [key: string]: components["schemas"]["PageBlock"][];
      };
      program?: {
        title: [
          string,
          string
        ];
        description: [
          string,
          string
        ];
        lead: [
          string,
          string
        ];
        sections: {
          id: string;
          title: [
            string,
            string
          ];
          body: (([
            string,
            string
          ] | {
            small: string;
          } | {
            ul: ([
              string,
              string
            ] | false)[];
          } | {
            ol: [
              string,
              string
            ][];
          } | {
            table: [
              string,
              string
            ];
            head: [
              string,
              string
            ][];
            rows: ([
              string,
              string
            ] | string)[][];
          } | {
            form: [
              string,
              string
            ];
            lines: [
              string,
              string
            ][];
            note: [
              string,
              string
            ];
          }) | false)[];
        }[];
      };
      former: {
        version: number;
        day: string;
      }[];
    };
    AdminMedia: {
      imageUrl: string;
      bytes: number;
      /** Format: date-time */
      since: string;
      version: number;
      useCount: number;
      uses: components["schemas"]["AdminMediaUse"][];
      alt: components["schemas"]["AdminMediaAlt"];
      hasOtherAlts: boolean;
      takesAlt: boolean;
    };
    AdminMediaUse: {
      /** @enum {string} */
      kind: "product" | "card" | "order" | "home" | "own" | "logo" | "share";
      label: string;
      productId: number | null;
    };
    AdminMediaAlt: {
      it: string;
      en: string;
    };
    AdminImport: {
      id: number;
      fileName: string | null;
      mapping: string | null;
      /** @enum {string} */
      state: "applying" | "done" | "taking_back" | "taken_back";
      ending: ("undone" | "switched_off" | "stopped" | "cut_off" | "refused") | null;
      total: number;
      done: number;
      rows: number;
      created: number;
      updated: number;
      unchanged: number;
      skipped: number;
      /** Format: date-time */
      createdAt: string;
      takenBackAt: string | null;
      outcome: components["schemas"]["AdminImportOutcome"] | null;
      isKept: boolean;
      report: components["schemas"]["AdminImportReport"];
      forecast: components["schemas"]["AdminImportOutcome"] | null;
    };
    AdminImportOutcome: {
      back: number;
      pieces_kept: number;
      kept: number;
      switched_off: number;
    };
    AdminImportReport: {
      fileKind: ("csv" | "xlsx" | "xml" | "json") | null;
      mapping: ("auto" | "shop" | "sxt26" | "woocommerce" | "shopify" | "google" | "prestashop" | "prestashop_combinations" | "magento" | "bigcommerce" | "odoo" | "danea" | "ebay" | "square" | "amazon" | "list") | null;
      rows: number;
      articles: number;
      columns: components["schemas"]["AdminImportReportColumn"][];
      supplier: components["schemas"]["AdminImportReportSupplier"] | null;
      reading: components["schemas"]["AdminImportReportReading"];
      netPrice?: components["schemas"]["AdminImportReportNetPrice"];
      spoiltTexts?: components["schemas"]["AdminImportReportSpoiltTexts"];
      wordCount: number;
      words: components["schemas"]["AdminImportReportWord"][];
      notes: components["schemas"]["AdminImportReportNote"][];
      created: number;
      updated: number;
      unchanged: number;
      skipped: number;
      unknownColumns: string[];
      errorCount: number;
      wrongRows: number;
      errors: components["schemas"]["AdminImportReportError"][];
      conflictCount: number;
      conflicts: components["schemas"]["AdminImportReportConflict"][];
      questionCount: number;
      questions: components["schemas"]["AdminImportReportQuestion"][];
      withoutPriceCount: number;
      withoutPrice: components["schemas"]["AdminImportReportWithoutPrice"][];
      changes: components["schemas"]["AdminImportReportChange"][];
    };
    AdminImportReportColumn: {
      name: string;
      samples: string[];
      becomes: string[];
      field: string | null;
      isUsed: boolean;
    };
    AdminImportReportSupplier: {
      id: number;
      name: string;
      /** Format: date-time */
      changedAt: string;
    };
    AdminImportReportReading: {
      decimalSign: ("," | ".") | null;
      /** @enum {string} */
      html: "text" | "keep";
    };
    AdminImportReportNetPrice: {
      column: string;
      isAdded: boolean;
      isUnsaid?: boolean;
      isIncluded?: boolean;
    };
    AdminImportReportSpoiltTexts: {
      answer: ("repair" | "keep") | null;
      kinds: components["schemas"]["AdminImportReportSpoiltTextsKind"][];
    };
    AdminImportReportSpoiltTextsKind: {
      /** @enum {string} */
      kind: "encoding" | "entities" | "codes";
      count: number;
      examples: components["schemas"]["AdminImportReportSpoiltTextsKindExample"][];
    };
    AdminImportReportSpoiltTextsKindExample: {
      line: number;
      column: string;
      before: string;
      after: string | null;
    };
    AdminImportReportWord: {
      word: string;
      rows: number;
      category: ("biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori") | null;
      subcategory: ("strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole") | null;
      shelf: string | null;
      /** @enum {string} */
      why: "chosen" | "shelf_gone" | "shelf_name" | "vocabulary" | "names" | "nothing";
      chosenAt: string | null;
      chosenId: number | null;
      examples: string[];
    };
    AdminImportReportNote: {
      kind: string;
      count: number;
      lines: number[];
      text: string;
    };
    AdminImportReportError: {
      line: number;
      row: number;
      column: string | null;
      message: string;
      allowed: string | null;
      value: string | null;
      productCode: string | null;
      name: string | null;
    };
    AdminImportReportConflict: {
      line: number;
      productCode: string;
      name: string;
    };
    AdminImportReportQuestion: {
      line: number;
      productCode: string | null;
      name: string;
      /** @enum {string} */
      category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
      before: string | null;
      after: string;
      /** @enum {string} */
      reason: "tenfold" | "tenth" | "category";
      range: components["schemas"]["AdminImportReportQuestionRange"] | null;
    };
    AdminImportReportQuestionRange: {
      low: string;
      high: string;
    };
    AdminImportReportWithoutPrice: {
      line: number;
      productCode: string | null;
      name: string;
    };
    AdminImportReportChange: {
      line: number;
      /** @enum {string} */
      action: "create" | "update";
      productCode: string | null;
      name: string;
      columns: string[];
      price: components["schemas"]["AdminImportReportChangePrice"] | null;
    };
    AdminImportReportChangePrice: {
      before: string;
      after: string;
    };
    AdminProduct: {
      id: number;
      slug: string;
      name: string;
      description: string;
      price: string;
      reduction?: components["schemas"]["ProductReduction"];
      /** @enum {string} */
      category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
      subcategory: ("strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole") | null;
      imageUrl: string | null;
      imageUrls: string[];
      imageAlts?: string[];
      drawingUrl?: string;
      shareImageUrl: string | null;
      stock: number;
      /** Format: date-time */
      soldAt?: string;
      expectedOn?: string;
      sizes: components["schemas"]["ProductSize"][];
      weight: string | null;
      frameSize: string | null;
      wheelSize: string | null;
      gearCount: number | null;
      material: string | null;
      brand: string | null;
      color: string | null;
      productCode: string;
      shelf: string | null;
      facts: components["schemas"]["ProductFact"][];
      /** @enum {string} */
      condition: "new" | "used";
      /** @enum {string} */
      vatClass: "standard" | "reduced" | "super_reduced" | "margin";
      gtin: string | null;
      mpn: string | null;
      modelKey: string | null;
      inspection?: components["schemas"]["AdminProductInspection"] | null;
      lacks?: ("photo" | "card")[];
      /** @enum {boolean} */
      untranslated?: true;
      rating?: components["schemas"]["ProductRating"];
      isActive: boolean;
      /** Format: date-time */
      createdAt: string;
      version: number;
      maker?: components["schemas"]["ProductMaker"] | null;
      warnings?: string | null;
      safety?: components["schemas"]["ProductSafety"] | null;
      nameEn: string | null;
      descriptionEn: string | null;
      supplierCode: string | null;
      cost: string | null;
      imageAltsEn: string[];
      makerId?: number | null;
      composition?: string | null;
      hasAnimalParts?: boolean;
      electric?: string | null;
      batteryChemistry?: string | null;
      batteryWattHours?: number | null;
      batteryPassport?: string | null;
      factValues: {
        [key: string]: number | boolean | string | components["schemas"]["AdminProductFactValues"];
      };
      reserved: {
        [key: string]: number;
      };
      sameGtin?: components["schemas"]["AdminProductSameGtin"][];
    };
    AdminProductInspection: {
      /** @enum {string} */
      grade: "A" | "B" | "C" | "D";
      year: number | null;
      /** @enum {boolean} */
      isDecade?: true;
      kilometres: number | null;
      testedOn?: string | null;
    };
    AdminProductFactValues: {
      it: string;
      en: string;
    };
    AdminProductSameGtin: {
      id: number;
      productCode: string;
      name: string;
    };
    GetOrdersByOrderNumberAnswer: {
      id: string;
      orderNumber: string;
      /** @enum {string} */
      orderStatus: "processing" | "shipped" | "delivered" | "cancelled";
      /** @enum {string} */
      paymentStatus: "pending" | "paid" | "refunded";
      subtotal: string;
      shipping: string;
      discount?: string;
      codes?: string;
      /** @enum {string} */
      delivery?: "courier" | "express" | "pickup";
      /** @enum {string} */
      channel: "distance" | "counter";
      instrument: ("wallet" | "card" | "apple_pay" | "google_pay" | "pay_later" | "satispay" | "klarna" | "cash" | "terminal" | "gift_card" | "mixed") | null;
      /** Format: date-time */
      keptUntil?: string;
      pickupCode?: string;
      /** Format: date-time */
      pickupSlot?: string;
      /** Format: date-time */
      pickupSlotLost?: string;
      tenders?: components["schemas"]["AdminOrderTender"][];
      total: string;
      giftCard?: string;
      toPay?: string;
      /** Format: date-time */
      createdAt: string;
      bankTransfer?: components["schemas"]["GetOrdersByOrderNumberAnswerBankTransfer"];
      promisedFor?: string;
      promisedIf?: components["schemas"]["AdminOrderPromisedIf"];
      arrivesOn?: string;
      accessKey: string;
      customerName: string;
      customerEmail: string;
      shippingAddress: string;
      city: string;
      postalCode: string;
      province: string | null;
      /** @enum {string} */
      paymentMethod: "paypal" | "bank" | "gift_card" | "counter" | "card";
      vat: components["schemas"]["AdminOrderVat"][];
      trackingCode: string | null;
      carrier: string | null;
      trackingUrl: string | null;
      shippedAt: string | null;
      deliveredAt: string | null;
      cancelledAt: string | null;
      transferToReturn: {
        amount: string;
        returnedAt: string | null;
      } | null;
      /** @enum {string} */
      byWallet?: "offered" | "under_way";
      items: components["schemas"]["GetOrdersByOrderNumberAnswerItem"][];
      refunded?: string;
      otherRefunds?: components["schemas"]["GetOrdersByOrderNumberAnswerOtherRefund"][];
      refunds?: {
        amount: string;
        giftCard?: string;
        /** @enum {string} */
        kind: "wallet" | "transfer" | "gift_card";
        /** @enum {string} */
        state: "pending" | "completed";
        /** Format: date-time */
        createdAt: string;
        completedAt: string | null;
        note: string | null;
        items: components["schemas"]["AdminOrderGood"][];
        hasShipping: boolean;
        ibanEnd: string | null;
      }[];
      returns?: components["schemas"]["GetOrdersByOrderNumberAnswerReturn"][];
      parcels: {
        number: number;
        of: number;
        /** @enum {string} */
        state: "packed" | "sent" | "delivered";
        carrier: string | null;
        trackingCode: string | null;
        trackingUrl: string | null;
        expectedDay: string | null;
        appointment: string | null;
        /** Format: date-time */
        packedAt: string;
        sentAt: string | null;
        deliveredAt: string | null;
        lines: components["schemas"]["AdminOrderParcelLine"][];
      }[];
      work?: components["schemas"]["AdminOrderWork"][];
      isChangeable?: boolean;
      boughtGiftCard?: components["schemas"]["GetOrdersByOrderNumberAnswerBoughtGiftCard"];
      related?: {
        id: string;
        orderNumber: string;
        isAddition: boolean;
        /** @enum {string} */
        orderStatus: "processing" | "shipped" | "delivered" | "cancelled";
        /** @enum {string} */
        paymentStatus: "pending" | "paid" | "refunded";
        total: string;
        accessKey: string;
      }[];
    };
    GetOrdersByOrderNumberAnswerBankTransfer: {
      beneficiary: string;
      iban: string;
      bic: string;
      bankName: string;
      reference: string;
      amount: string;
    };
    GetOrdersByOrderNumberAnswerItem: {
      line: number;
      productId: number | null;
      slug: string | null;
      name: string;
      productCode: string;
      frameSize: string | null;
      quantity: number;
      price: string;
      total: string;
      coded?: components["schemas"]["AdminOrderItemCoded"];
      imageUrl: string | null;
      category: string;
      progress?: components["schemas"]["GetOrdersByOrderNumberAnswerItemProgress"];
    };
    GetOrdersByOrderNumberAnswerItemProgress: {
      sent: components["schemas"]["GetOrdersByOrderNumberAnswerItemProgressSent"][];
      returning: number;
      received: number;
      returned: number;
      replaced: components["schemas"]["GetOrdersByOrderNumberAnswerItemProgressReplaced"][];
      refunds: components["schemas"]["GetOrdersByOrderNumberAnswerItemProgressRefund"][];
    };
    GetOrdersByOrderNumberAnswerItemProgressSent: {
      quantity: number;
      /** Format: date-time */
      sentAt: string;
      deliveredAt: string | null;
    };
    GetOrdersByOrderNumberAnswerItemProgressReplaced: {
      quantity: number;
      /** @enum {string} */
      outcome: "exchange" | "repair";
      frameSize: string | null;
      /** Format: date-time */
      sentAt: string;
    };
    GetOrdersByOrderNumberAnswerItemProgressRefund: {
      amount: string;
      /** @enum {string} */
      kind: "wallet" | "transfer" | "gift_card";
      /** @enum {string} */
      state: "pending" | "completed";
      /** Format: date-time */
      at: string;
      arrivesBy: string | null;
      ibanEnd: string | null;
      /** @enum {boolean} */
      withGiftCard?: true;
    };
    GetOrdersByOrderNumberAnswerOtherRefund: {
      amount: string;
      /** @enum {string} */
      kind: "wallet" | "transfer" | "gift_card";
      /** @enum {string} */
      state: "pending" | "completed";
      /** Format: date-time */
      at: string;
      arrivesBy: string | null;
      ibanEnd: string | null;
      /** @enum {boolean} */
      withGiftCard?: true;
      isShipping: boolean;
      note: string | null;
    };
    GetOrdersByOrderNumberAnswerReturn: {
      code: string;
      /** @enum {string} */
      kind: "withdrawal" | "shop_return" | "guarantee" | "transport_damage";
      /** @enum {string} */
      outcome: "refund" | "exchange" | "repair";
      /** @enum {string} */
      state: "announced" | "received" | "settled" | "refused" | "cancelled";
      isCourtesy: boolean;
      /** Format: date-time */
      createdAt: string;
      sendByDay: string;
      refundDueDay: string | null;
      heldUntilDay: string | null;
      receivedAt: string | null;
      settledAt: string | null;
      reason: string | null;
      refusedReason: string | null;
      lines: components["schemas"]["GetOrdersByOrderNumberAnswerReturnLine"][];
      amount: string;
      shipping: string;
      sent: components["schemas"]["AdminOrderReturnSent"] | null;
      photoIds: string[];
      withdrawalReference: string | null;
      canCancel: boolean;
    };
    GetOrdersByOrderNumberAnswerReturnLine: {
      line: number;
      name: string;
      imageUrl: string | null;
      category: string;
      frameSize: string | null;
      quantity: number;
      amount: string;
      exchangeSize: string | null;
    };
    GetOrdersByOrderNumberAnswerBoughtGiftCard: {
      /** @enum {string} */
      state: "unpaid" | "cancelled" | "planned" | "sent" | "blocked" | "used_up" | "taken_back";
      amount: string;
      balance: string;
      recipientName: string;
      recipientEmail: string;
      message: string;
      sendOn: string;
      sentAt: string | null;
      withdrawUntil: string | null;
    };
    StockAlert: {
      id: number;
      product: components["schemas"]["StockAlertProduct"] | null;
      subcategory: ("strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole") | null;
      size: string | null;
      below: string | null;
      /** Format: date-time */
      createdAt: string;
      isConfirmed: boolean;
    };
    StockAlertProduct: {
      name: string;
      slug: string;
    };
    WorkshopBill: {
      number: string;
      title: string;
      bicycle: string;
      lines: {
        name: string;
        quantity: number;
        total: string;
      }[];
      total: string;
      /** @enum {string} */
      state: "open" | "ordered" | "paid" | "over";
      order: components["schemas"]["WorkshopBillOrder"] | null;
    };
    WorkshopBillOrder: {
      orderNumber: string;
      accessKey: string;
    };
    AdminCampaign: {
      campaign: components["schemas"]["AdminCampaignCampaign"];
      codes: components["schemas"]["AdminCampaignCode"][];
      articles: components["schemas"]["AdminCampaignArticle"][];
    };
    AdminCampaignCampaign: {
      id: number;
      name: string;
      /** @enum {string} */
      target: "all" | "products" | "shelf" | "brand";
      shelf: string | null;
      brand: string | null;
      productIds: number[];
      /** @enum {string} */
      kind: "percent" | "amount" | "delivery";
      percent: number | null;
      amount: string | null;
      minimum: string;
      from: string;
      to: string | null;
      /** @enum {string} */
      state: "planned" | "running" | "ended";
      maxUses: number | null;
      maxUsesPerCustomer: number | null;
      isFirstOrder: boolean;
      isCombinable: boolean;
      codeCount: number;
      codes: string[];
      brought: components["schemas"]["AdminCampaignCampaignBrought"];
      version: number;
    };
    AdminCampaignCampaignBrought: {
      uses: number;
      orders: string;
      discount: string;
    };
    AdminCampaignCode: {
      code: string;
      uses: number;
      orders: string;
      discount: string;
    };
    AdminCampaignArticle: {
      id: number;
      name: string;
    };
    AdminCustomer: {
      id: string;
      name: string;
      email: string;
      phone: string | null;
      city: string | null;
      orders: number;
      spent: string;
      /** Format: date-time */
      createdAt: string;
      lastOrderAt: string | null;
      hasAccount: boolean;
      address: string | null;
      postalCode: string | null;
      emailNotifications: boolean;
      lastLoginAt: string | null;
      pastOrders: components["schemas"]["AdminCustomerPastOrder"][];
      orderList: {
        id: string;
        orderNumber: string;
        /** Format: date-time */
        createdAt: string;
        total: string;
        /** @enum {string} */
        orderStatus: "processing" | "shipped" | "delivered" | "cancelled";
        /** @enum {string} */
        paymentStatus: "pending" | "paid" | "refunded";
      }[];
    };
    AdminCustomerPastOrder: {
      id: number;
      number: string;
      /** Format: date-time */
      placedAt: string;
      state: string;
      total: string;
      currency: string;
      refunded: string | null;
      lines: components["schemas"]["AdminCustomerPastOrderLine"][];
    };
    AdminCustomerPastOrderLine: {
      name: string;
      code: string | null;
      quantity: number;
      total: string | null;
    };
    AdminAct: {
      id: number;
      /** Format: date-time */
      at: string;
      /** @enum {string} */
      actor: "owner" | "staff" | "key" | "job" | "unknown";
      name: string | null;
      role: string | null;
      action: string | null;
      network: string | null;
      changes: components["schemas"]["AdminActChange"][];
      changed: number;
      undoes: number | null;
      undoneBy: number | null;
      canUndo: boolean;
    };
    AdminActChange: {
      id: number;
      kind: string;
      objectId: string;
      name: string | null;
      table: string;
      before: {
        [key: string]: unknown;
      } | null;
      after: {
        [key: string]: unknown;
      } | null;
    };
    AdminReduction: {
      reduction: components["schemas"]["AdminReductionReduction"];
      articles: components["schemas"]["AdminReductionArticle"][];
    };
    AdminReductionReduction: {
      id: number;
      name: string;
      /** @enum {string} */
      target: "products" | "shelf" | "brand";
      shelf: string | null;
      brand: string | null;
      productIds: number[];
      /** @enum {string} */
      kind: "percent" | "amount" | "price";
      percent: number | null;
      amount: string | null;
      from: string;
      to: string | null;
      /** @enum {string} */
      state: "planned" | "running" | "ended";
      startedAt: string | null;
      endedAt: string | null;
      articleCount: number;
      sold: components["schemas"]["AdminReductionReductionSold"];
      version: number;
    };
    AdminReductionReductionSold: {
      pieces: number;
      amount: string;
    };
    AdminReductionArticle: {
      id: number;
      slug: string;
      name: string;
      productCode: string;
      imageUrl: string | null;
      category: string;
      regular: string;
      reduced: string;
      comparison: string | null;
      since: string | null;
      isWhole: boolean;
      percent: number | null;
      refusal: ("taken" | "not_positive" | "not_lower" | "no_history" | "not_lowest") | null;
      why: string | null;
      endedAt: string | null;
    };
    AdminGiftCard: {
      id: string;
      /** @enum {string} */
      state: "unpaid" | "cancelled" | "planned" | "sent" | "blocked" | "used_up" | "taken_back";
      ends: string[];
      initial: string;
      balance: string;
      recipientName: string;
      recipientEmail: string;
      senderName: string;
      order: components["schemas"]["AdminGiftCardOrder"] | null;
      reason: string | null;
      sendOn: string;
      sentAt: string | null;
      /** Format: date-time */
      createdAt: string;
      message: string;
      held: string;
      movements: components["schemas"]["AdminGiftCardMovement"][];
    };
    AdminGiftCardOrder: {
      id: string;
      orderNumber: string;
    };
    AdminGiftCardMovement: {
      id: number;
      /** @enum {string} */
      kind: "issue" | "spend" | "give_back" | "take_off";
      amount: string;
      order: components["schemas"]["AdminGiftCardOrder"] | null;
      /** Format: date-time */
      createdAt: string;
    };
    AdminTaking: {
      days: {
        date: string;
        /** @enum {string} */
        channel: "distance" | "counter";
        rows: components["schemas"]["AdminJobSumsVat"][];
        refunds: components["schemas"]["AdminJobSumsVat"][];
      }[];
      totals: {
        gross: string;
        net: string;
        vat: string;
        channels: {
          /** @enum {string} */
          channel: "distance" | "counter";
          rows: components["schemas"]["AdminJobSumsVat"][];
          refunds: components["schemas"]["AdminJobSumsVat"][];
          gross: string;
          net: string;
          vat: string;
        }[];
        giftCards: string;
      };
    };
    AdminStockCount: {
      id: string;
      shelf: string | null;
      /** Format: date-time */
      createdAt: string;
      bookedAt: string | null;
      products: number;
      differences: number;
      lines: components["schemas"]["AdminStockCountLine"][];
    };
    AdminStockCountLine: {
      productId: number;
      size: string | null;
      name: string;
      productCode: string;
      counted: number;
      expected: number;
      difference: number;
      reason: string | null;
      reserved: number;
      sold: number;
      booked: number | null;
    };
    WorkshopEstimate: {
      number: string;
      title: string;
      bicycle: string;
      agreedLines: components["schemas"]["AdminJobEstimateLine"][];
      lines: components["schemas"]["AdminJobEstimateLine"][];
      total: string;
      /** Format: date-time */
      expiresAt: string;
      /** @enum {string} */
      state: "open" | "accepted" | "declined" | "closed";
    };
    AdminCounterDay: {
      date: string;
      sales: string;
      count: number;
      refunds: string;
      byTender: components["schemas"]["AdminCounterDayByTender"][];
      byVatRate: components["schemas"]["AdminJobSumsVat"][];
      distance: components["schemas"]["AdminCounterDayDistance"];
      float: string;
      refundedCash: string;
      expectedCash: string;
      countedCash: string | null;
      difference: string | null;
      note: string | null;
    };
    AdminCounterDayByTender: {
      /** @enum {string} */
      tender: "cash" | "terminal" | "gift_card";
      amount: string;
      count: number;
    };
    AdminCounterDayDistance: {
      sales: string;
      refunds: string;
      count: number;
    };
    AdminGoodsReceived: {
      id: string;
      supplier: string;
      reference: string;
      /** Format: date-time */
      createdAt: string;
      pieces: number;
      total: string;
      lines: components["schemas"]["AdminGoodsReceivedLine"][];
    };
    AdminGoodsReceivedLine: {
      code: string;
      productId: number;
      size: string | null;
      name: string;
      productCode: string;
      quantity: number;
      cost: string | null;
      costBefore: string | null;
    };
    AdminUsedPurchase: {
      id: string;
      number: number;
      version: number;
      /** Format: date-time */
      createdAt: string;
      boughtOn: string;
      sellerName: string;
      sellerAddress: string;
      sellerEmail: string | null;
      taxCode: string | null;
      /** @enum {string} */
      documentKind: "identity_card" | "driving_licence" | "passport" | "residence_permit";
      documentNumber: string;
      bicycle: string;
      frameNumber: string | null;
      price: string;
      /** @enum {string} */
      paidBy: "cash" | "transfer" | "cheque" | "exchange";
      voidReason: string | null;
      product: components["schemas"]["AdminUsedPurchaseProduct"] | null;
      isSold: boolean;
    };
    AdminUsedPurchaseProduct: {
      id: number;
      name: string;
      productCode: string;
    };
    WorkshopBooking: {
      number: string;
      /** @enum {string} */
      state: "booked" | "arrived" | "estimate_sent" | "in_work" | "waiting_for_parts" | "ready" | "collected" | "cancelled";
      service: components["schemas"]["WorkshopBookingService"];
      /** Format: date-time */
      start: string;
      /** Format: date-time */
      end: string;
      bicycle: components["schemas"]["AdminJobBicycle"];
      isTestRide: boolean;
      problem: string;
      name: string;
      phone: string;
      email: string;
      photos: string[];
      /** Format: date-time */
      changeableUntil: string;
      canChange: boolean;
    };
    WorkshopBookingService: {
      id: number | null;
      name: string;
      minutes: number;
      /** @enum {string} */
      priceKind: "fixed" | "from" | "free";
      price: string;
    };
    AdminInvoiceRequest: {
      buyer: components["schemas"]["AdminInvoiceRequestBuyer"] | null;
    };
    AdminInvoiceRequestBuyer: {
      name: string;
      vatNumber: string | null;
      taxCode: string | null;
      recipientCode: string | null;
      pec: string | null;
      street: string;
      postalCode: string;
      city: string;
      province: string | null;
    };
    Setup: {
      clientToken: string;
      clientId: string;
      /** @enum {string} */
      environment: "sandbox" | "production";
      sdkUrl: string;
    };
    Home: {
      blocks: string[];
      texts: {
        [key: string]: string;
      };
      /** @enum {string} */
      heroCategory: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
      pictures: {
        [key: string]: string;
      };
      own: {
        id: string;
        picture: string | null;
        title: string;
        text: string;
        alt: string;
        isItalian: boolean;
      }[];
    };
    Shop: {
      name: string;
      isReady: boolean;
      publicUrl: string;
      legal: {
        company: string;
        vatNumber: string;
        taxCode: string;
        rea: string;
        shareCapital: string | null;
        pec: string;
      };
      address: components["schemas"]["ShopAddress"];
      location: components["schemas"]["ShopLocation"] | null;
      phone: string;
      email: string;
      openingHours: [
        number,
        number
      ][][];
      exceptions: {
        from: string;
        to: string;
        hours: [
          number,
          number
        ][];
        /** @enum {string} */
        when: "past" | "soon" | "later";
        reason?: string;
        isAnnounced?: boolean;
      }[];
      shipping: {
        flatFeeCents: number;
        freeOverCents: number | null;
        isFlat: boolean;
        deliveryDays: string;
        cutOff: number;
        assemblyDays: {
          [key: string]: number;
        };
        carrierDays: {
          mainland: number;
          islands: number;
          remote: number;
        };
        letterGrams: number;
        parcelGrams: number;
        shelves: {
          [key: string]: {
            /** @enum {string} */
            travelsAs: "letter" | "parcel" | "bulky";
            grams: number | null;
          };
        };
        rates: {
          letter: components["schemas"]["ShopShippingRatesLetter"];
          parcel: components["schemas"]["ShopShippingRatesLetter"];
          bulky: components["schemas"]["ShopShippingRatesLetter"];
          bicycle: components["schemas"]["ShopShippingRatesLetter"];
        };
        zones: {
          islands: string[];
          remote: string[];
        };
        express: {
          feeCents: number;
          days: number;
        } | null;
        isPickUpOffered: boolean;
        served?: {
          [key: string]: components["schemas"]["AdminMediaAlt"];
        };
      };
      returnDays: number | null;
      returnPaidBy: ("shop" | "customer") | null;
      warrantyYears: number;
      usedWarrantyMonths: number;
      experienceYears: number | null;
      bank: components["schemas"]["ShopBank"];
      social: {
        instagram: string | null;
      };
      ownTexts: {
        [key: string]: components["schemas"]["AdminMediaAlt"];
      };
      footerPages: {
        slug: string;
        it: string;
        en: string;
      }[];
      appearance: {
        shortName: string;
        logo: string | null;
        accent: string | null;
        sharePicture: string | null;
        orderPrefix: string | null;
      };
      walletOffered: boolean;
      otherPayments?: {
        name: string;
        company: string;
      }[];
      isDemo: boolean;
      showsOutbox: boolean;
    };
    ShopAddress: {
      street: string;
      postalCode: string;
      city: string;
      province: string;
    };
    ShopLocation: {
      latitude: number;
      longitude: number;
    };
    ShopShippingRatesLetter: {
      fees: components["schemas"]["ShopShippingRatesLetterFees"];
      freeOverCents: number | null;
    };
    ShopShippingRatesLetterFees: {
      mainland: number | null;
      islands: number | null;
      remote: number | null;
    };
    ShopBank: {
      beneficiary: string;
      iban: string;
      bic: string;
      bankName: string;
    };
    Board: {
      arrived: {
        /** @enum {string} */
        span: "today" | "week";
        count: number;
        bicycles: {
          slug: string;
          name: string;
          price: string;
        }[];
      } | null;
      bench: {
        count: number;
        orders: components["schemas"]["BoardBenchOrder"][];
      } | null;
      sent: {
        /** @enum {string} */
        span: "today" | "week";
        count: number;
        orders: components["schemas"]["BoardBenchOrder"][];
      } | null;
      sold: {
        /** @enum {string} */
        span: "today" | "week";
        count: number;
        bicycles: {
          name: string;
          day: string;
        }[];
      } | null;
    };
    BoardBenchOrder: {
      name: string;
      frameSize: string | null;
      province: string | null;
    };
    GetShelvesAnswer: {
      slug: string;
      path: string;
      /** @enum {string} */
      category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
      name: string;
      drawing: string | null;
      text: string;
      count: number;
      children: {
        slug: string;
        path: string;
        /** @enum {string} */
        category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
        name: string;
        drawing: string | null;
        text: string;
        count: number;
        children: unknown[];
      }[];
    };
    Review: {
      averageRating: number;
      totalReviews: number;
      counts: number[];
      reviews: {
        id: number;
        customerName: string;
        rating: number;
        title: string;
        comment: string;
        /** @enum {string} */
        language?: "it" | "en";
        isVerified: boolean;
        answer: components["schemas"]["ReviewReviewAnswer"] | null;
        /** Format: date-time */
        createdAt: string;
        /** @enum {string} */
        fit?: "small" | "right" | "large";
        heightFromCm?: number;
        photoIds?: string[];
        helpful?: number;
        product: {
          slug: string;
          name: string;
        };
      }[];
    };
    ReviewReviewAnswer: {
      text: string;
      /** Format: date-time */
      at: string;
    };
    GetProductsAnswer: {
      id: number;
      slug: string;
      name: string;
      description: string;
      price: string;
      reduction?: components["schemas"]["ProductReduction"];
      /** @enum {string} */
      category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
      subcategory: ("strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole") | null;
      imageUrl: string | null;
      imageUrls: string[];
      imageAlts?: string[];
      drawingUrl?: string;
      shareImageUrl: string | null;
      stock: number;
      /** Format: date-time */
      soldAt?: string;
      expectedOn?: string;
      sizes: components["schemas"]["ProductSize"][];
      weight: string | null;
      frameSize: string | null;
      wheelSize: string | null;
      gearCount: number | null;
      material: string | null;
      brand: string | null;
      color: string | null;
      productCode: string;
      shelf: string | null;
      facts: components["schemas"]["ProductFact"][];
      /** @enum {string} */
      condition: "new" | "used";
      /** @enum {string} */
      vatClass: "standard" | "reduced" | "super_reduced" | "margin";
      gtin: string | null;
      mpn: string | null;
      modelKey: string | null;
      inspection?: components["schemas"]["AdminProductInspection"] | null;
      lacks?: ("photo" | "card")[];
      /** @enum {boolean} */
      untranslated?: true;
      rating?: components["schemas"]["ProductRating"];
      isActive: boolean;
      /** Format: date-time */
      createdAt: string;
      version: number;
      maker?: components["schemas"]["ProductMaker"] | null;
      warnings?: string | null;
      safety?: components["schemas"]["ProductSafety"] | null;
      fit?: {
        /** @enum {string} */
        verdict: "fits" | "check" | "no";
        reasons: {
          /** @enum {string} */
          verdict: "fits" | "check" | "no";
          code: string;
          values: {
            [key: string]: string | number;
          };
        }[];
      };
      colors?: {
        slug: string;
        name: string;
        color: string | null;
        isForSale: boolean;
        drawingUrl?: string;
      }[];
    };
    AdminMe: {
      name: string | null;
      email: string | null;
      /** @enum {string} */
      role: "owner" | "counter" | "workshop" | "content" | "accountant";
      hasCodeApp: boolean;
      recoveryCodes: number;
      passkeys: components["schemas"]["AdminMePasskey"][];
    };
    AdminMePasskey: {
      id: string;
      userAgent: string;
      /** Format: date-time */
      createdAt: string;
      lastUsedAt: string | null;
    };
    AuthUser: {
      id: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string | null;
      address: string | null;
      city: string | null;
      postalCode: string | null;
      emailNotifications: boolean;
      /** Format: date-time */
      createdAt: string;
    };
    GetDemoMailsAnswer: {
      id: number;
      kind: string;
      to: string;
      /** @enum {string} */
      language: "it" | "en";
      subject: string | null;
      /** @enum {string} */
      state: "pending" | "held" | "sent" | "not_delivered" | "dead";
      /** Format: date-time */
      createdAt: string;
      sentAt: string | null;
    };
    GetAdminJobsAnswer: {
      id: number;
      number: string;
      /** @enum {string} */
      state: "booked" | "arrived" | "estimate_sent" | "in_work" | "waiting_for_parts" | "ready" | "collected" | "cancelled";
      bookingNumber: string | null;
      start: string | null;
      title: string;
      serviceId: number | null;
      name: string;
      phone: string;
      email: string;
      bicycle: components["schemas"]["AdminJobBicycle"];
      problem: string;
      promisedAt: string | null;
      isLate: boolean;
      lines: components["schemas"]["AdminJobLine"][];
      total: string;
      sums: components["schemas"]["AdminJobSums"];
      isPaid: boolean;
      orderId: string | null;
      productId: number | null;
      agreed: string;
      needsEstimate: boolean;
      /** Format: date-time */
      createdAt: string;
      startedAt: string | null;
      readyAt: string | null;
      endedAt: string | null;
    };
    MailChoice: {
      topic: string;
      email: string;
      isOn: boolean;
      mayJoin: boolean;
    };
    CustomerMe: {
      id: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string | null;
      address: string | null;
      city: string | null;
      postalCode: string | null;
      emailNotifications: boolean;
      /** Format: date-time */
      createdAt: string;
      emailVerified: boolean;
    };
    AdminStat: {
      totalProducts: number;
      todayOrders: number;
      monthlyRevenue: string;
      activeCustomers: number;
      inactiveProducts?: number;
      yesterdayOrders?: number;
    };
    AdminTask: {
      toConfirm: components["schemas"]["AdminTaskToConfirm"];
      toShip: components["schemas"]["AdminTaskToConfirm"];
      lateOrders: components["schemas"]["AdminTaskToConfirm"];
      toRefund: components["schemas"]["AdminTaskToConfirm"];
      pendingReviews: components["schemas"]["AdminTaskToConfirm"];
      openQuestions: components["schemas"]["AdminTaskToConfirm"];
      lowStock: components["schemas"]["AdminTaskToConfirm"];
      usedToComplete: components["schemas"]["AdminTaskToConfirm"];
      openWithdrawals: components["schemas"]["AdminTaskToConfirm"];
      openReturns: {
        count: number;
        note?: string | null;
        urgent: number;
      };
      failedMails: components["schemas"]["AdminTaskToConfirm"];
      heldMails: components["schemas"]["AdminTaskToConfirm"];
      undeliveredMails: {
        count: number;
        note?: string | null;
        hasServer: boolean;
      };
      failedEvents: components["schemas"]["AdminTaskToConfirm"];
      paymentsToCheck: components["schemas"]["AdminTaskToConfirm"];
      images: components["schemas"]["AdminTaskToConfirm"];
      hoarding: components["schemas"]["AdminTaskToConfirm"];
      others: {
        count: number;
        note?: string | null;
        one: string;
        many: string;
        isUrgent?: boolean;
        to: {
          [key: string]: string;
        };
      }[];
    };
    AdminTaskToConfirm: {
      count: number;
      note?: string | null;
    };
    AdminSale: {
      days: {
        day: string;
        orders: number;
        total: string;
      }[];
      total: string;
      hasPast: boolean;
    };
    AdminText: {
      id: string;
      /** @enum {string} */
      place: "mail" | "site" | "page" | "legal";
      where?: string;
      name: string;
      path: string | null;
      version: number;
      since: string | null;
      isOn: boolean;
      inFooter: boolean;
      fields: components["schemas"]["AdminTextField"][];
    };
    AdminTextField: {
      key: string;
      label: string;
      /** @enum {string} */
      form: "line" | "paragraph" | "markdown";
      longest: number;
      allowed: string[];
      must: string[];
      shipped: components["schemas"]["AdminMediaAlt"];
      it: string;
      en: string;
      isStale: boolean;
    };
    AdminFact: {
      key: string;
      /** @enum {string} */
      kind: "number" | "choice" | "boolean" | "text";
      unit: string | null;
      label: components["schemas"]["AdminMediaAlt"];
      choices: components["schemas"]["AdminFactChoice"][];
      articles: number;
      version: number;
    };
    AdminFactChoice: {
      value: string;
      it: string;
      en: string;
      articles: number;
    };
    AdminStaff: {
      id: string;
      name: string;
      email: string;
      /** @enum {string} */
      role: "owner" | "counter" | "workshop" | "content" | "accountant";
      /** @enum {string} */
      state: "invited" | "expired" | "active";
      invitedUntil: string | null;
      hasPasskey: boolean;
      hasCodeApp: boolean;
      lastLoginAt: string | null;
    };
    AdminMail: {
      id: number;
      kind: string;
      to: string;
      /** @enum {string} */
      state: "pending" | "held" | "sent" | "not_delivered" | "dead";
      attempts: number;
      /** Format: date-time */
      createdAt: string;
      sentAt: string | null;
      nextAttemptAt: string | null;
      lastError: string | null;
    };
    AdminFeed: {
      /** @enum {string} */
      feed: "google" | "assistants";
      listed: number;
      leftOut: {
        /** @enum {string} */
        reason: "online" | "price" | "photo" | "brand";
        count: number;
        products: components["schemas"]["AdminCampaignArticle"][];
      }[];
      warnings: {
        /** @enum {string} */
        kind: "id" | "gtin";
        count: number;
        products: components["schemas"]["AdminCampaignArticle"][];
      }[];
      fetchedAt: string | null;
    };
    AdminView: {
      id: number;
      /** @enum {string} */
      list: "orders" | "products";
      address: string;
      name: string;
      isShared: boolean;
      isMine: boolean;
      by: string | null;
    };
    Reservation: {
      productId: number;
      frameSize: string | null;
      quantity: number;
    };
    AdminStatus: {
      isAdmin: boolean;
      signInAt?: string;
      staff?: components["schemas"]["AdminStatusStaff"];
    };
    AdminStatusStaff: {
      name: string;
      /** @enum {string} */
      role: "owner" | "counter" | "workshop" | "content" | "accountant";
      calls: string[];
      /** @enum {boolean} */
      needsFactor?: true;
    };
    PickupSlot: {
      /** Format: date-time */
      start: string;
      /** Format: date-time */
      end: string;
      left: number;
    };
    GetAdminOrdersAnswer: {
      id: string;
      orderNumber: string;
      customerName: string;
      customerEmail: string;
      /** Format: date-time */
      createdAt: string;
      total: string;
      giftCard?: string;
      toPay?: string;
      /** @enum {string} */
      orderStatus: "processing" | "shipped" | "delivered" | "cancelled";
      /** @enum {string} */
      paymentMethod: "paypal" | "bank" | "gift_card" | "counter" | "card";
      /** @enum {string} */
      paymentStatus: "pending" | "paid" | "refunded";
      /** @enum {string} */
      delivery?: "courier" | "express" | "pickup";
      /** @enum {string} */
      channel: "distance" | "counter";
      instrument: ("wallet" | "card" | "apple_pay" | "google_pay" | "pay_later" | "satispay" | "klarna" | "cash" | "terminal" | "gift_card" | "mixed") | null;
      refunded?: string;
      bankReference: string | null;
      city: string;
      province: string | null;
      goods: components["schemas"]["AdminOrderGood"][];
      otherGoods: number;
      weightGrams: number | null;
      shipBy: string | null;
      transferToReturn: components["schemas"]["AdminOrderTransferToReturn"] | null;
      tags: string[];
      arrivesOn: string | null;
      usualCarrier: ("brt" | "gls" | "poste" | "dhl" | "ups" | "fedex" | "other") | null;
    };
    GetAdminOrdersAnswer2: {
      id: string;
      orderNumber: string;
      customerName: string;
      customerEmail: string;
      /** Format: date-time */
      createdAt: string;
      total: string;
      pastOrder: components["schemas"]["AdminCustomerPastOrder"];
    };
    AdminMaker: {
      id: number;
      name: string;
      address: string;
      email: string;
      euContact: string | null;
      brands: string[];
      products: number;
    };
    CustomerCart: {
      id: number;
      quantity: number;
      frameSize: string | null;
      product: components["schemas"]["CustomerCartProduct"];
      available: number;
    };
    CustomerCartProduct: {
      id: number;
      slug: string;
      name: string;
      description: string;
      price: string;
      reduction?: components["schemas"]["ProductReduction"];
      /** @enum {string} */
      category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
      subcategory: ("strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole") | null;
      imageUrl: string | null;
      imageUrls: string[];
      imageAlts?: string[];
      drawingUrl?: string;
      shareImageUrl: string | null;
      stock: number;
      /** Format: date-time */
      soldAt?: string;
      expectedOn?: string;
      sizes: components["schemas"]["ProductSize"][];
      weight: string | null;
      frameSize: string | null;
      wheelSize: string | null;
      gearCount: number | null;
      material: string | null;
      brand: string | null;
      color: string | null;
      productCode: string;
      shelf: string | null;
      facts: components["schemas"]["ProductFact"][];
      /** @enum {string} */
      condition: "new" | "used";
      /** @enum {string} */
      vatClass: "standard" | "reduced" | "super_reduced" | "margin";
      gtin: string | null;
      mpn: string | null;
      modelKey: string | null;
      inspection?: components["schemas"]["AdminProductInspection"] | null;
      lacks?: ("photo" | "card")[];
      /** @enum {boolean} */
      untranslated?: true;
      rating?: components["schemas"]["ProductRating"];
      isActive: boolean;
      /** Format: date-time */
      createdAt: string;
      version: number;
      maker?: components["schemas"]["ProductMaker"] | null;
      warnings?: string | null;
      safety?: components["schemas"]["ProductSafety"] | null;
    };
    AdminOpening: {
      version: number;
      marks: components["schemas"]["AdminOpeningMarks"];
      steps: {
        /** @enum {string} */
        id: "facts" | "hours" | "bank" | "product" | "mail" | "wallet" | "guarantee" | "texts" | "delivery";
        /** @enum {string} */
        state: "done" | "missing" | "trial" | "to_confirm" | "fails";
        note: string;
      }[];
      takesTransfers: boolean;
    };
    AdminOpeningMarks: {
      confirmed: ("mail" | "wallet" | "guarantee" | "texts" | "delivery")[];
      isHidden: boolean;
    };
    AdminShelf: {
      slug: string;
      path: string;
      /** @enum {string} */
      category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
      parent: string | null;
      subcategory: ("strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole") | null;
      isRest: boolean;
      name: components["schemas"]["AdminMediaAlt"];
      text: components["schemas"]["AdminMediaAlt"];
      words: string[];
      facts: string[];
      facets: string[];
      articles: number;
      version: number;
    };
    AdminReview: {
      id: number;
      customerName: string;
      customerEmail: string;
      rating: number;
      title: string;
      comment: string;
      isApproved: boolean;
      isVerified: boolean;
      hiddenReason: string | null;
      answer: components["schemas"]["ReviewReviewAnswer"] | null;
      /** Format: date-time */
      createdAt: string;
      /** @enum {string} */
      fit?: "small" | "right" | "large";
      heightFromCm?: number;
      photoIds?: string[];
      product: components["schemas"]["AdminReviewProduct"];
    };
    AdminReviewProduct: {
      id: number;
      name: string;
      productCode: string;
      slug: string | null;
    };
    AdminBackup: {
      isBesideData: boolean;
      files: {
        name: string;
        bytes: number;
        /** Format: date-time */
        madeAt: string;
      }[];
      isLate: boolean;
    };
    GetAdminImportsAnswer: {
      id: number;
      fileName: string | null;
      mapping: string | null;
      /** @enum {string} */
      state: "applying" | "done" | "taking_back" | "taken_back";
      ending: ("undone" | "switched_off" | "stopped" | "cut_off" | "refused") | null;
      total: number;
      done: number;
      rows: number;
      created: number;
      updated: number;
      unchanged: number;
      skipped: number;
      /** Format: date-time */
      createdAt: string;
      takenBackAt: string | null;
      outcome: components["schemas"]["AdminImportOutcome"] | null;
      isKept: boolean;
    };
    InvoiceOffer: {
      isOffered: boolean;
      last: components["schemas"]["AdminInvoiceRequestBuyer"] | null;
    };
    WorkshopSlot: {
      /** Format: date-time */
      start: string;
      /** Format: date-time */
      end: string;
    };
    CustomerBike: {
      id: string;
      orderId: string | null;
      orderNumber: string | null;
      name: string;
      size: string | null;
      slug: string | null;
      imageUrl: string | null;
      isUsed: boolean;
      serialNumber: string | null;
      boughtAt: string | null;
      receivedAt: string | null;
      guaranteeUntil: string | null;
      hasJobCard: boolean;
      mayHandOver: boolean;
      codeUntil: string | null;
    };
    AdminDelivery: {
      version: number;
      since: string | null;
      rules: components["schemas"]["AdminDeliveryRules"];
    };
    AdminDeliveryRules: {
      rates: components["schemas"]["AdminDeliveryRulesRates"];
      letterGrams: number;
      parcelGrams: number;
      shelves: {
        [key: string]: components["schemas"]["AdminDeliveryRulesShelves"];
      };
      zones: components["schemas"]["AdminDeliveryRulesZones"];
      express: components["schemas"]["AdminDeliveryRulesExpress"] | null;
      isPickUpOffered: boolean;
      cutOff: number;
      assemblyDays: {
        [key: string]: number;
      };
      carrierDays: components["schemas"]["AdminDeliveryRulesCarrierDays"];
    };
    AdminDeliveryRulesRates: {
      letter: components["schemas"]["AdminDeliveryRulesRatesLetter"];
      parcel: components["schemas"]["AdminDeliveryRulesRatesLetter"];
      bulky: components["schemas"]["AdminDeliveryRulesRatesLetter"];
      bicycle: components["schemas"]["AdminDeliveryRulesRatesLetter"];
    };
    AdminDeliveryRulesRatesLetter: {
      mainland: string | null;
      islands: string | null;
      remote: string | null;
      freeOver: string | null;
    };
    AdminDeliveryRulesShelves: {
      /** @enum {string} */
      travelsAs: "letter" | "parcel" | "bulky";
      grams: number | null;
    };
    AdminDeliveryRulesZones: {
      islands: string[];
      remote: string[];
    };
    AdminDeliveryRulesExpress: {
      fee: string;
      days: number;
    };
    AdminDeliveryRulesCarrierDays: {
      mainland: number;
      islands: number;
      remote: number;
    };
    AdminApiKey: {
      id: string;
      name: string;
      ending: string;
      scopes: ("read_catalogue" | "write_catalogue" | "read_orders" | "write_orders" | "ship" | "read_customers" | "write_customers" | "read_returns" | "write_returns" | "write_refunds" | "read_coupons" | "write_coupons" | "read_prices" | "write_prices" | "read_events" | "write_events")[];
      role: ("owner" | "counter" | "workshop" | "content" | "accountant") | null;
      maker: string | null;
      /** Format: date-time */
      createdAt: string;
      expiresAt: string | null;
      lastUsedAt: string | null;
      revokedAt: string | null;
    };
    AdminMovedIn: {
      id: number;
      /** @enum {string} */
      kind: "customers" | "orders";
      /** @enum {string} */
      source: "woocommerce" | "shopify" | "other";
      fileName: string;
      rows: number;
      added: number;
      /** Format: date-time */
      createdAt: string;
      undoneAt: string | null;
      kept: number;
    };
    AdminInvoice: {
      id: number;
      number: number;
      year: number;
      series: string;
      printed: string;
      /** @enum {string} */
      kind: "TD01" | "TD04";
      orderId: string;
      orderNumber: string;
      date: string;
      total: string;
      /** @enum {string} */
      state: "to_send" | "sent" | "not_delivered" | "rejected" | "delivered";
      sdiCode: string | null;
      sdiReason: string | null;
      fault: string | null;
      buyer: components["schemas"]["AdminInvoiceRequestBuyer"];
      linked: string | null;
      fileName: string;
      /** Format: date-time */
      createdAt: string;
    };
    AdminOwnShop: {
      /** @enum {string} */
      opened: "demo" | "own";
      mayChange: boolean;
    };
    PaymentMethod: {
      /** @enum {string} */
      method: "paypal" | "bank" | "counter" | "card";
      instrument: ("wallet" | "card" | "apple_pay" | "google_pay" | "pay_later" | "satispay" | "klarna") | null;
      label: string;
      provider: string | null;
    };
    ProductFacet: {
      total: number;
      subcategory: components["schemas"]["ProductFacetSubcategory"][];
      brand: components["schemas"]["ProductFacetSubcategory"][];
      frameSize: components["schemas"]["ProductFacetSubcategory"][];
      color: components["schemas"]["ProductFacetSubcategory"][];
      price: {
        min: string;
        max: string;
      };
      facts?: {
        key: string;
        label: string;
        unit: string | null;
        /** @enum {string} */
        kind: "number" | "choice" | "boolean" | "text";
        values: {
          value: string;
          label: string;
          count: number;
        }[];
        range?: {
          min: number;
          max: number;
        };
      }[];
    };
    ProductFacetSubcategory: {
      value: string;
      count: number;
    };
    BikeQuestion: {
      name: string | null;
      questions: {
        key: string;
        label: string;
        /** @enum {string} */
        kind: "number" | "choice" | "boolean" | "text";
        unit: string | null;
        choices: {
          value: string;
          label: string;
        }[];
        known?: string | number | boolean;
      }[];
    };
    CustomerOrder: {
      id: string;
      orderNumber: string;
      /** Format: date-time */
      createdAt: string;
      total: number;
      /** @enum {string} */
      status: "processing" | "shipped" | "completed" | "cancelled";
      /** @enum {string} */
      paymentStatus: "pending" | "paid" | "refunded";
      /** @enum {string} */
      delivery?: "courier" | "express" | "pickup";
      /** @enum {string} */
      channel: "distance" | "counter";
      instrument: ("wallet" | "card" | "apple_pay" | "google_pay" | "pay_later" | "satispay" | "klarna" | "cash" | "terminal" | "gift_card" | "mixed") | null;
      /** Format: date-time */
      keptUntil?: string;
      pickupCode?: string;
      /** Format: date-time */
      pickupSlot?: string;
      /** Format: date-time */
      pickupSlotLost?: string;
      tenders?: components["schemas"]["AdminOrderTender"][];
      refunded?: number;
      trackingCode: string | null;
      carrier: string | null;
      trackingUrl: string | null;
      bankTransfer?: components["schemas"]["GetOrdersByOrderNumberAnswerBankTransfer"];
      items: components["schemas"]["GetOrdersByOrderNumberAnswerItem"][];
      otherRefunds?: components["schemas"]["GetOrdersByOrderNumberAnswerOtherRefund"][];
    };
    CustomerExport: {
      /** Format: date-time */
      exportedAt: string;
      profile: components["schemas"]["CustomerExportProfile"];
      orders: components["schemas"]["CustomerExportProfile"][];
      reviews: components["schemas"]["CustomerExportProfile"][];
      cart: components["schemas"]["CustomerExportProfile"][];
      wishList: components["schemas"]["CustomerExportProfile"];
      addresses: components["schemas"]["CustomerExportProfile"][];
      sessions: components["schemas"]["CustomerExportProfile"][];
      withdrawals: components["schemas"]["CustomerExportProfile"][];
      mails: components["schemas"]["CustomerExportProfile"][];
    } & {
      [key: string]: unknown;
    };
    CustomerExportProfile: {
      [key: string]: unknown;
    };
    AdminQuestion: {
      id: number;
      text: string;
      /** @enum {string} */
      language: "it" | "en";
      /** Format: date-time */
      createdAt: string;
      answer: components["schemas"]["ReviewReviewAnswer"] | null;
      email: string | null;
      product: components["schemas"]["AdminReviewProduct"];
    };
    GetAdminCustomersAnswer: {
      id: string;
      name: string;
      email: string;
      phone: string | null;
      city: string | null;
      orders: number;
      spent: string;
      /** Format: date-time */
      createdAt: string;
      lastOrderAt: string | null;
      hasAccount: boolean;
    };
    GetAdminGiftCardsAnswer: {
      cards: {
        id: string;
        /** @enum {string} */
        state: "unpaid" | "cancelled" | "planned" | "sent" | "blocked" | "used_up" | "taken_back";
        ends: string[];
        initial: string;
        balance: string;
        recipientName: string;
        recipientEmail: string;
        senderName: string;
        order: components["schemas"]["AdminGiftCardOrder"] | null;
        reason: string | null;
        sendOn: string;
        sentAt: string | null;
        /** Format: date-time */
        createdAt: string;
      }[];
      total: number;
      sums: {
        cards: number;
        outstanding: string;
        sold: string;
        given: string;
      };
    };
    AdminOrderTag: {
      name: string;
      orders: number;
    };
    AdminNewsletter: {
      id: number;
      email: string;
      /** @enum {string} */
      state: "requested" | "confirmed" | "withdrawn";
      /** @enum {string} */
      language: "it" | "en";
      /** @enum {string} */
      source: "page" | "checkout" | "account";
      textVersion: string;
      /** Format: date-time */
      requestedAt: string;
      confirmedAt: string | null;
      withdrawnAt: string | null;
    };
    WorkshopService: {
      id: number;
      name: string;
      nameEn: string;
      note: string;
      noteEn: string;
      minutes: number;
      /** @enum {string} */
      priceKind: "fixed" | "from" | "free";
      price: string;
      parts: string;
      partsEn: string;
      kinds: ("city" | "road" | "gravel" | "mountain" | "electric" | "folding" | "child" | "other")[];
      isTestRide: boolean;
    };
    CustomerSession: {
      id: string;
      userAgent: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      lastSeenAt: string;
      isCurrent: boolean;
    };
    AdminSizeChart: {
      version: number;
      since: string | null;
      charts: (components["schemas"]["AdminSizeChartChart"] | components["schemas"]["AdminSizeChartChart2"])[];
    };
    AdminSizeChartChart: {
      brand: string | null;
      source: string;
      sourceUrl: string | null;
      note: components["schemas"]["AdminSizeChartChartNote"];
      /** @enum {string} */
      what: "bicycle";
      /** @enum {string} */
      kind: "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole";
      clearanceCm: number | null;
      models?: string[];
      rows: components["schemas"]["AdminSizeChartChartRow"][];
    };
    AdminSizeChartChartNote: {
      it: string;
      en: string;
    };
    AdminSizeChartChartRow: {
      size: string;
      heightFrom: number;
      heightTo: number;
      inseamFrom: number | null;
      inseamTo: number | null;
      standoverMm: number | null;
      seatTubeMm: number | null;
      stackMm: number | null;
      reachMm: number | null;
      headTubeMm?: number | null;
      chainstayMm?: number | null;
      wheelbaseMm?: number | null;
      headAngle?: number | null;
      seatAngle?: number | null;
    };
    AdminSizeChartChart2: {
      brand: string | null;
      source: string;
      sourceUrl: string | null;
      note: components["schemas"]["AdminSizeChartChartNote"];
      /** @enum {string} */
      what: "garment";
      shelf: string;
      wearer: ("donna" | "uomo") | null;
      rows: components["schemas"]["AdminSizeChartChart2Row"][];
    };
    AdminSizeChartChart2Row: {
      size: string;
      ranges: {
        [key: string]: [
          number,
          number
        ];
      };
    };
    AdminWithdrawal: {
      reference: string;
      /** Format: date-time */
      createdAt: string;
      /** @enum {string} */
      kind: "recesso" | "reso30";
      customerName: string;
      customerEmail: string;
      orderNumber: string;
      orderId: string | null;
      items: string;
      /** @enum {string} */
      state: "received" | "in_return" | "goods_received" | "refunded" | "refused";
      stateNote: string | null;
      flags: string[];
      statement: string;
      /** Format: date-time */
      refundDueAt: string;
      isOverdue: boolean;
      amount?: string;
      nextStates: ("received" | "in_return" | "goods_received" | "refunded" | "refused")[];
    };
    AdminStockValue: {
      category: string;
      pieces: number;
      value: string;
      knownPieces: number;
    };
    SearchSuggestion: {
      products: {
        id: number;
        slug: string;
        name: string;
        price: string;
        isPriceFrom?: boolean;
        imageUrl: string | null;
        /** @enum {string} */
        category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
        drawingUrl?: string;
      }[];
      categories: ("biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori")[];
      shelves: {
        slug: string;
        path: string;
        name: string;
      }[];
      words: string[];
    };
    CustomerWishList: {
      wishes: components["schemas"]["CustomerWishListWish"][];
      key: string | null;
    };
    CustomerWishListWish: {
      productId: number;
      name: string;
      price: string;
      /** Format: date-time */
      addedAt: string;
    };
    CustomerAddress: {
      id: number;
      label: string;
      name: string;
      phone: string;
      address: string;
      city: string;
      postalCode: string;
      isDefault: boolean;
    };
    AdminSearchWord: {
      id: number;
      word: string;
      meaning: string;
      /** @enum {string} */
      match: "exact" | "similar" | "none";
      articles: number;
      version: number;
    };
    AdminImageStatus: {
      valid: boolean;
      totalMissing: number;
      missingFiles: string[];
      total: number;
      totalBackedUp: number;
      orphanFiles: string[];
      /** Format: date-time */
      checkedAt: string;
    };
    AdminPriceEvent: {
      key: string;
      /** @enum {string} */
      subject: "prices" | "reduction" | "coupons" | "gift_card" | "delivery";
      /** @enum {string} */
      step: "changed" | "planned" | "begun" | "ended";
      /** Format: date-time */
      at: string;
      id: string;
      by: ("staff" | "program" | "file" | "clock") | null;
      byName: string | null;
      name: string | null;
      articles: number | null;
      kind: ("percent" | "amount" | "price" | "delivery") | null;
      percent: number | null;
      amount: string | null;
      change: components["schemas"]["AdminPriceEventChange"] | null;
      example: {
        productId: number;
        name: string;
        size: string;
        before: string;
        after: string;
      } | null;
      fees: {
        /** @enum {string} */
        of: "letter" | "parcel" | "bulky" | "bicycle" | "express";
        /** @enum {string} */
        zone: "mainland" | "islands" | "remote" | "freeOver";
        before: string | null;
        after: string | null;
      }[];
    };
    AdminPriceEventChange: {
      id: number;
      /** @enum {string} */
      target: "products" | "shelf" | "brand";
      shelf: string | null;
      brand: string | null;
      /** @enum {string} */
      kind: "percent_up" | "percent_down" | "amount_up" | "amount_down" | "written";
      percent: number | null;
      amount: string | null;
      /** @enum {string} */
      rounding: "cent" | "ninety" | "euro";
      articles: number;
      /** @enum {string} */
      by: "staff" | "program" | "file";
      byName: string | null;
      /** Format: date-time */
      createdAt: string;
      undoneAt: string | null;
      kept: number;
    };
    AdminOrderCount: {
      toShip: number;
      toPay: number;
      onTheWay: number;
      comingBack: number;
      all: number;
    };
    AdminBankCredit: {
      id: string;
      day: string;
      amount: string;
      payer: string;
      text: string;
      /** @enum {string} */
      state: "open" | "booked" | "to_return" | "returned" | "ignored";
      /** Format: date-time */
      importedAt: string;
      booked: string;
      toReturn: string | null;
      /** @enum {string} */
      group: "sure" | "doubtful" | "late" | "unknown" | "in_part" | "to_return";
      order: {
        id: string;
        orderNumber: string;
        customerName: string;
        total: string;
        due: string;
        /** Format: date-time */
        createdAt: string;
        canReopen: boolean;
      } | null;
      orders?: {
        id: string;
        orderNumber: string;
        customerName: string;
        total: string;
        due: string;
        /** Format: date-time */
        createdAt: string;
      }[];
      signs: ("reference" | "reference_like" | "no_reference" | "amount" | "amount_less" | "amount_more" | "amount_of_several" | "name" | "name_part" | "no_name" | "double" | "cancelled")[];
      found: string | null;
    };
    AdminMailServer: {
      /** @enum {string} */
      from: "environment" | "dashboard" | "nowhere";
      address: string | null;
    };
    AdminStockAlert: {
      productId: number;
      size: string | null;
      waiting: number;
    };
    GetAdminStockCountsAnswer: {
      id: string;
      shelf: string | null;
      /** Format: date-time */
      createdAt: string;
      bookedAt: string | null;
      products: number;
      differences: number;
    };
    AdminImportWord: {
      id: number;
      mappingId: number | null;
      word: string;
      /** @enum {string} */
      category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
      subcategory: ("strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole") | null;
      shelf: string | null;
      /** Format: date-time */
      chosenAt: string;
    };
    ProductCompanion: {
      id: number;
      slug: string;
      name: string;
      description: string;
      price: string;
      reduction?: components["schemas"]["ProductReduction"];
      /** @enum {string} */
      category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
      subcategory: ("strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole") | null;
      imageUrl: string | null;
      imageUrls: string[];
      imageAlts?: string[];
      drawingUrl?: string;
      shareImageUrl: string | null;
      stock: number;
      /** Format: date-time */
      soldAt?: string;
      expectedOn?: string;
      sizes: components["schemas"]["ProductSize"][];
      weight: string | null;
      frameSize: string | null;
      wheelSize: string | null;
      gearCount: number | null;
      material: string | null;
      brand: string | null;
      color: string | null;
      productCode: string;
      shelf: string | null;
      facts: components["schemas"]["ProductFact"][];
      /** @enum {string} */
      condition: "new" | "used";
      /** @enum {string} */
      vatClass: "standard" | "reduced" | "super_reduced" | "margin";
      gtin: string | null;
      mpn: string | null;
      modelKey: string | null;
      inspection?: components["schemas"]["AdminProductInspection"] | null;
      lacks?: ("photo" | "card")[];
      /** @enum {boolean} */
      untranslated?: true;
      rating?: components["schemas"]["ProductRating"];
      isActive: boolean;
      /** Format: date-time */
      createdAt: string;
      version: number;
      maker?: components["schemas"]["ProductMaker"] | null;
      warnings?: string | null;
      safety?: components["schemas"]["ProductSafety"] | null;
      because: components["schemas"]["ProductCompanionBecause"];
    };
    ProductCompanionBecause: {
      code: string;
      values: {
        [key: string]: string | number;
      };
    };
    PaymentCardSetup: {
      publishableKey: string;
      scriptUrl: string | null;
    };
    CustomerNewsletter: {
      state: ("requested" | "confirmed" | "withdrawn") | null;
    };
    AdminSettingHome: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingHomeValue"];
    };
    AdminSettingHomeValue: {
      blocks: components["schemas"]["AdminSettingHomeValueBlock"][];
      texts: components["schemas"]["AdminSettingHomeValueTexts"];
      /** @enum {string} */
      heroCategory: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
      pictures: components["schemas"]["AdminSettingHomeValuePictures"];
      own: components["schemas"]["AdminSettingHomeValueOwn"][];
    };
    AdminSettingHomeValueBlock: {
      /** @enum {string} */
      id: "hero" | "board" | "categories" | "new" | "used" | "why" | "reviews" | "contact" | "instagram" | "text-1" | "text-2" | "text-3" | "text-4" | "text-5" | "text-6";
      isShown: boolean;
    };
    AdminSettingHomeValueTexts: {
      it: components["schemas"]["AdminSettingHomeValueTextsIt"];
      en: components["schemas"]["AdminSettingHomeValueTextsIt"];
    };
    AdminSettingHomeValueTextsIt: {
      heroTitle?: string;
      heroText?: string;
      heroAction?: string;
      board?: string;
      whatToday?: string;
      tryInShop?: string;
      bicyclesText?: string;
      newTitle?: string;
      newAll?: string;
      usedTitle?: string;
      usedAll?: string;
      why?: string;
      whyText?: string;
      reviewsTitle?: string;
      reviewsText?: string;
      visit?: string;
      instagram?: string;
      instagramText?: string;
    };
    AdminSettingHomeValuePictures: {
      hero?: string | null;
      why?: string | null;
      biciclette?: string | null;
      "bici-usate"?: string | null;
      componenti?: string | null;
      abbigliamento?: string | null;
      accessori?: string | null;
    };
    AdminSettingHomeValueOwn: {
      /** @enum {string} */
      id: "text-1" | "text-2" | "text-3" | "text-4" | "text-5" | "text-6";
      picture: string | null;
      it: components["schemas"]["AdminSettingHomeValueOwnIt"];
      en: components["schemas"]["AdminSettingHomeValueOwnIt"];
    };
    AdminSettingHomeValueOwnIt: {
      title: string;
      text: string;
      alt: string;
    };
    AdminSaleTaking: {
      days: {
        date: string;
        orders: number;
        gross: string;
        refunded: string;
      }[];
      ways: {
        /** @enum {string} */
        method: "paypal" | "bank" | "gift_card" | "counter" | "card";
        instrument: ("wallet" | "card" | "apple_pay" | "google_pay" | "pay_later" | "satispay" | "klarna" | "cash" | "terminal" | "gift_card" | "mixed") | null;
        orders: number;
        gross: string;
        refunded: string;
      }[];
      rates: components["schemas"]["AdminJobSumsVat"][];
      orders: number;
      gross: string;
      refunds: number;
      refunded: string;
      margin: string;
      pieces: number;
      knownPieces: number;
    };
    AdminSettingMove: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingMoveValue"];
    };
    AdminSettingMoveValue: {
      from: ("woocommerce" | "shopify" | "prestashop" | "magento" | "bigcommerce" | "ebay" | "odoo" | "danea" | "sheet") | null;
      closed: ("products" | "customers" | "orders" | "rest")[];
    };
    AdminWorkshopWeek: {
      days: {
        day: string;
        openMinutes: number;
        bookedMinutes: number;
        bookings: {
          id: number;
          number: string;
          /** @enum {string} */
          state: "booked" | "arrived" | "estimate_sent" | "in_work" | "waiting_for_parts" | "ready" | "collected" | "cancelled";
          /** Format: date-time */
          start: string;
          /** Format: date-time */
          end: string;
          title: string;
          name: string;
          bicycle: string;
        }[];
      }[];
      capacity: number;
      promised: number;
      kept: number;
      collected: number;
    };
    ProductRelated: {
      siblings: components["schemas"]["CustomerCartProduct"][];
      alike: components["schemas"]["CustomerCartProduct"][];
      companions: components["schemas"]["ProductCompanion"][];
    };
    ProductReview: {
      id: number;
      customerName: string;
      rating: number;
      title: string;
      comment: string;
      /** @enum {string} */
      language?: "it" | "en";
      isVerified: boolean;
      answer: components["schemas"]["ReviewReviewAnswer"] | null;
      /** Format: date-time */
      createdAt: string;
      /** @enum {string} */
      fit?: "small" | "right" | "large";
      heightFromCm?: number;
      photoIds?: string[];
      helpful?: number;
    };
    CustomerWithdrawal: {
      orderNumber: string;
      /** Format: date-time */
      createdAt: string;
      customerName: string;
      customerEmail: string;
      deliveredAt: string | null;
      /** @enum {string} */
      phase: "open" | "withdrawal" | "voluntary_return" | "ended";
      withdrawalLastDay: string | null;
      returnLastDay: string | null;
      items: components["schemas"]["AdminOrderGood"][];
      withdrawals: {
        reference: string;
        /** Format: date-time */
        createdAt: string;
        items: string;
        /** @enum {string} */
        state: "received" | "in_return" | "goods_received" | "refunded" | "refused";
        receipt: components["schemas"]["CustomerWithdrawalWithdrawalReceipt"] | null;
      }[];
    };
    CustomerWithdrawalWithdrawalReceipt: {
      reference: string;
      /** Format: date-time */
      createdAt: string;
      receivedAt: string;
      statement: string;
      customerName: string;
      customerEmail: string;
      orderNumber: string;
      items: string;
    };
    AdminSettingHour: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingHourValue"];
    };
    AdminSettingHourValue: {
      openingHours: [
        number,
        number
      ][][];
      closures: components["schemas"]["AdminSettingHourValueClosure"][];
    };
    AdminSettingHourValueClosure: {
      from: string;
      to: string;
      hours: [
        number,
        number
      ][];
      reason?: string;
    };
    AdminSettingFact: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingFactValue"];
    };
    AdminSettingFactValue: {
      name: string;
      legal: components["schemas"]["AdminSettingFactValueLegal"];
      address: components["schemas"]["ShopAddress"];
      location: components["schemas"]["ShopLocation"] | null;
      phone: string;
      email: string;
      social: components["schemas"]["AdminSettingFactValueSocial"];
      experienceYears: number | null;
      returnDays: number | null;
      returnPaidBy: ("shop" | "customer") | null;
      warrantyYears: number;
      usedWarrantyMonths: number;
      usedPhotos: number;
      usedWithoutCard: boolean;
    };
    AdminSettingFactValueLegal: {
      company: string;
      vatNumber: string;
      taxCode: string;
      rea: string;
      pec: string;
      shareCapital: string | null;
    };
    AdminSettingFactValueSocial: {
      instagram: string | null;
    };
    AdminReviewCount: {
      all: number;
      pending: number;
      approved: number;
      questions: {
        all: number;
        waiting: number;
      };
    };
    AdminCounterLookup: {
      product: components["schemas"]["AdminProduct"];
      size: string | null;
    };
    GetAdminGoodsReceivedAnswer: {
      id: string;
      supplier: string;
      reference: string;
      /** Format: date-time */
      createdAt: string;
      pieces: number;
      total: string;
    };
    AdminPaymentCard: {
      environment: ("production" | "sandbox") | null;
      isFromEnvironment: boolean;
      missing: ("publishableKey" | "secretKey" | "webhookSecret")[];
      eventsUrl: string;
    };
    AdminPaymentWallet: {
      environment: ("production" | "sandbox") | null;
      isFixed: boolean;
      lastPayment: {
        /** Format: date-time */
        at: string;
        amount: string;
      } | null;
      lastEventAt: string | null;
      lastRefundAt: string | null;
      failedRefunds: number;
    };
    AdminProductCount: {
      biciclette: number;
      "bici-usate": number;
      componenti: number;
      abbigliamento: number;
      accessori: number;
    };
    AdminEventReceiver: {
      id: string;
      address: string;
      kinds: ("order.placed" | "order.paid" | "order.shipped" | "order.delivered" | "order.cancelled" | "order.refunded" | "product.changed" | "stock.low")[];
      isPaused: boolean;
      hasSecret: boolean;
      maker: string | null;
      /** Format: date-time */
      createdAt: string;
      pending: number;
      failed: number;
      lastDeliveredAt: string | null;
    };
    AdminSaleBreakdown: {
      key: string;
      name: string;
      pieces: number;
      gross: string;
      net: string;
      cost: string;
      margin: string;
      knownPieces: number;
      stock: number | null;
    };
    AdminSettingPickup: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingPickupValue"];
    };
    AdminSettingPickupValue: {
      slotMinutes: number | null;
      capacity: number;
      leadHours: components["schemas"]["AdminSettingPickupValueLeadHours"];
      keptDays: number;
    };
    AdminSettingPickupValueLeadHours: {
      part: number;
      bicycle: number;
    };
    AdminCounterTicket: {
      id: string;
      /** Format: date-time */
      createdAt: string;
      name: string | null;
      items: components["schemas"]["AdminCounterTicketItem"][];
      customer: components["schemas"]["AdminCounterTicketCustomer"] | null;
    };
    AdminCounterTicketItem: {
      productId: number;
      size: string | null;
      quantity: number;
      price: string | null;
      reason: string | null;
    };
    AdminCounterTicketCustomer: {
      name: string | null;
      email: string | null;
      phone: string | null;
    };
    AdminSettingPaypal: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingPaypalValue"];
    };
    AdminSettingPaypalValue: {
      clientId: string;
      /** @enum {string} */
      environment: "production" | "sandbox";
      clientSecret: string | null;
      hasEvents: boolean;
    };
    AdminSettingStripe: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingStripeValue"];
    };
    AdminSettingStripeValue: {
      publishableKey: string;
      secretKey: string | null;
      webhookSecret: string | null;
    };
    AdminImportMapping: {
      id: number;
      name: string;
      columns: components["schemas"]["AdminImportMappingColumn"][];
      decimalSign: ("," | ".") | null;
      keepsHtml: boolean;
      version: number;
      /** Format: date-time */
      changedAt: string;
    };
    AdminImportMappingColumn: {
      name: string;
      /** @enum {string} */
      field: "" | "code" | "name" | "description" | "shortDescription" | "price" | "salePrice" | "stock" | "size" | "color" | "category" | "kind" | "brand" | "gtin" | "mpn" | "supplierCode" | "cost" | "material" | "weight" | "condition" | "isActive" | "images" | "model";
    };
    ProductQuestion: {
      id: number;
      text: string;
      /** @enum {string} */
      language: "it" | "en";
      /** Format: date-time */
      createdAt: string;
      answer: components["schemas"]["ReviewReviewAnswer"];
    };
    AdminSettingOpening: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminOpeningMarks"];
    };
    AdminSettingSignIn: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingSignInValue"];
    };
    AdminSettingSignInValue: {
      secondFactorRoles: ("owner" | "counter" | "workshop" | "content" | "accountant")[];
    };
    AdminUnfoundSearch: {
      query: string;
      times: number;
      lastDay: string;
      /** @enum {string} */
      match: "exact" | "similar" | "none";
      articles: number;
    };
    AdminSettingCounter: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingCounterValue"];
    };
    AdminSettingCounterValue: {
      overridePercent: number;
      floatCents: number;
    };
    AdminSettingBackup: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingBackupValue"];
    };
    AdminSettingBackupValue: {
      isOn: boolean;
      hour: number;
      keep: number;
    };
    AdminWorkshopOutside: {
      number: string;
      jobId: number;
      name: string;
      /** Format: date-time */
      start: string;
      email: string;
      phone: string;
    };
    ProductSizeChart: {
      chart: (components["schemas"]["AdminSizeChartChart"] | components["schemas"]["AdminSizeChartChart2"]) | null;
    };
    AdminSettingPayment: {
      version: number;
      since: string | null;
      value: components["schemas"]["ShopBank"];
    };
    AdminSettingInvoice: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingInvoiceValue"];
    };
    AdminSettingInvoiceValue: {
      series: string;
      creditSeries: string | null;
      from: string | null;
    };
    AdminWorkshopService: {
      id: number;
      name: string;
      nameEn: string;
      note: string;
      noteEn: string;
      minutes: number;
      /** @enum {string} */
      priceKind: "fixed" | "from" | "free";
      price: string;
      parts: string;
      partsEn: string;
      kinds: ("city" | "road" | "gravel" | "mountain" | "electric" | "folding" | "child" | "other")[];
      isTestRide: boolean;
      position: number;
      isActive: boolean;
      againAfterMonths: number | null;
    };
    AdminSettingWorkshop: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingWorkshopValue"];
    };
    AdminSettingWorkshopValue: {
      capacity: number;
      hours: [
        number,
        number
      ][][] | null;
      approveAbove: string;
    };
    AdminIncomingPicture: {
      done: number;
      waiting: number;
      stopped: number;
      failed: number;
      awaited: number;
      failures: components["schemas"]["AdminIncomingPictureFailure"][];
      awaitedNames: components["schemas"]["AdminIncomingPictureFailure"][];
    };
    AdminIncomingPictureFailure: {
      id: number;
      productId: number;
      productCode: string;
      productName: string;
      address: string;
      reason: string | null;
      attempts: number;
    };
    AdminSettingLanguage: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingLanguageValue"];
    };
    AdminSettingLanguageValue: {
      sellsInEnglish: boolean;
    };
    AdminSearchWordFind: {
      /** @enum {string} */
      match: "exact" | "similar" | "none";
      articles: number;
    };
    AdminOrderChange: {
      orderNumber: string;
      version: number;
      isOpen: boolean;
      amountBar: ("partly_paid" | "payment_checking") | null;
      /** @enum {string} */
      paymentMethod: "paypal" | "bank" | "gift_card" | "counter" | "card";
      /** @enum {string} */
      paymentStatus: "pending" | "paid" | "refunded";
      isAddition: boolean;
      codes: components["schemas"]["AdminOrderChangeCode"][];
      /** @enum {string} */
      delivery: "courier" | "express" | "pickup";
      address: components["schemas"]["AdminOrderChangeAddress"];
      lines: components["schemas"]["AdminOrderChangeLine"][];
      subtotal: string;
      shipping: string;
      discount: string;
      keptShipping: string;
      keptCode: string;
      asked: string;
      boughtShipping: string;
      total: string;
      refundable: string;
      keptForAdditions: string;
    };
    AdminOrderChangeCode: {
      code: string;
      lines: number[];
      isReached: boolean;
      minimum: string;
      discount: string;
      delivery: string;
    };
    AdminOrderChangeAddress: {
      customerName: string;
      customerPhone: string | null;
      shippingAddress: string;
      city: string;
      postalCode: string;
      province: string | null;
    };
    AdminOrderChangeLine: {
      line: number;
      name: string;
      productCode: string;
      imageUrl: string | null;
      frameSize: string | null;
      quantity: number;
      price: string;
      coded?: components["schemas"]["AdminOrderItemCoded"];
      category: string;
      shelf: string | null;
      weightGrams: number | null;
      isSold: boolean;
      sizes: components["schemas"]["AdminOrderChangeLineSize"][];
    };
    AdminOrderChangeLineSize: {
      frameSize: string | null;
      pieces: number;
    };
    AdminPaymentAttention: {
      /** Format: uuid */
      id: string;
      reason: string;
      state: string;
      amount: string;
      /** Format: date-time */
      createdAt: string;
      providerOrderId: string | null;
      captureId: string | null;
      payerEmail: string | null;
      order: {
        /** Format: uuid */
        id: string;
        orderNumber: string;
      } | null;
      refundState: ("pending" | "completed" | "failed") | null;
    };
    AdminSettingApplePay: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingApplePayValue"];
    };
    AdminSettingApplePayValue: {
      domainFile: string;
    };
    ProductRatingStat: {
      averageRating: number;
      totalReviews: number;
    };
    AdminSettingAppearance: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingAppearanceValue"];
    };
    AdminSettingAppearanceValue: {
      shortName: string;
      logo: string | null;
      accent: string | null;
      sharePicture: string | null;
      orderPrefix: string | null;
    };
    AdminProductPrice: {
      points: {
        price: string;
        /** Format: date-time */
        at: string;
      }[];
      /** Format: date-time */
      now: string;
    };
    CustomerBikeHistory: {
      bike: components["schemas"]["CustomerBike"];
      hasWorkshop: boolean;
      visits: components["schemas"]["CustomerBikeHistoryVisit"][];
      due: components["schemas"]["CustomerBikeHistoryDue"] | null;
      wantsReminder: boolean;
    };
    CustomerBikeHistoryVisit: {
      number: string | null;
      state: string;
      /** Format: date-time */
      at: string;
      title: string;
      titleEn: string;
      total: string | null;
      lines: components["schemas"]["CustomerBikeHistoryVisitLine"][];
    };
    CustomerBikeHistoryVisitLine: {
      /** @enum {string} */
      kind: "labour" | "part";
      name: string;
      quantity: number;
    };
    CustomerBikeHistoryDue: {
      day: string;
      name: string;
      nameEn: string;
      serviceId: number;
    };
    AdminSettingMailServer: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingMailServerValue"];
    };
    AdminSettingMailServerValue: {
      /** @enum {string} */
      provider: "none" | "aruba" | "gmail" | "ionos" | "libero" | "microsoft" | "register" | "other";
      address: string;
      host: string;
      port: number | null;
      user: string;
      hasPassword: boolean;
    };
    OrderReturn: {
      orderNumber: string;
      customerName: string;
      customerEmail: string;
      lines: components["schemas"]["OrderReturnLine"][];
      shipping: string;
      sendByDay: string;
      refundDueDay: string;
      heldUntilDay: string;
      returns: components["schemas"]["GetOrdersByOrderNumberAnswerReturn"][];
    };
    OrderReturnLine: {
      line: number;
      name: string;
      productCode: string;
      imageUrl: string | null;
      category: string;
      frameSize: string | null;
      bought: number;
      left: number;
      price: string;
      coded?: components["schemas"]["AdminOrderItemCoded"];
      kinds: components["schemas"]["OrderReturnLineKind"][];
      exchangeSizes: components["schemas"]["AdminOrderChangeLineSize"][];
    };
    OrderReturnLineKind: {
      /** @enum {string} */
      kind: "withdrawal" | "shop_return" | "guarantee" | "transport_damage";
      lastDay: string | null;
      isCourtesy: boolean;
      outcomes: ("refund" | "exchange" | "repair")[];
      photosNeeded: number;
    };
    AdminTextVersion: {
      version: number;
      /** Format: date-time */
      since: string;
      value: {
        texts: {
          [key: string]: {
            it: string;
            en: string;
            isStale: boolean;
          };
        };
        isOn?: boolean;
        inFooter?: boolean;
        day?: string;
      };
    };
    AdminProductJobCard: {
      productId: number;
      version: number;
      year: number | null;
      isDecade: boolean;
      kilometres: number | null;
      owners: number | null;
      serial: string | null;
      grade: ("A" | "B" | "C" | "D") | null;
      usage: string | null;
      usageEn: string | null;
      done: string | null;
      doneEn: string | null;
      workMinutes: number | null;
      remains: string | null;
      remainsEn: string | null;
      testedBy: string | null;
      testedOn: string | null;
      points: ("alignment" | "joints" | "fork" | "paint" | "frontWheel" | "rearWheel" | "spokes" | "tyres" | "pads" | "brakeCables" | "braking" | "chain" | "sprockets" | "gears" | "bottomBracket" | "pedals" | "headset" | "stem" | "seatPost" | "saddle" | "racks" | "lights" | "bell" | "battery" | "batteryCycles" | "motor")[];
      checks: components["schemas"]["AdminProductJobCardCheck"][];
      marks: components["schemas"]["AdminProductJobCardMark"][];
      missing: (components["schemas"]["AdminProductJobCardMissing"] | components["schemas"]["AdminProductJobCardMissing2"] | components["schemas"]["AdminProductJobCardMissing3"] | components["schemas"]["AdminProductJobCardMissing4"])[];
      updatedAt: string | null;
    };
    AdminProductJobCardCheck: {
      /** @enum {string} */
      point: "alignment" | "joints" | "fork" | "paint" | "frontWheel" | "rearWheel" | "spokes" | "tyres" | "pads" | "brakeCables" | "braking" | "chain" | "sprockets" | "gears" | "bottomBracket" | "pedals" | "headset" | "stem" | "seatPost" | "saddle" | "racks" | "lights" | "bell" | "battery" | "batteryCycles" | "motor";
      /** @enum {string} */
      verdict: "ok" | "replaced" | "watch" | "absent";
      value: number | null;
      note: string | null;
      noteEn: string | null;
      checkedBy: string | null;
      /** Format: date-time */
      checkedAt: string;
    };
    AdminProductJobCardMark: {
      number: number;
      /** @enum {string} */
      side: "drive" | "left";
      x: number;
      y: number;
      title: string;
      titleEn: string | null;
      text: string | null;
      textEn: string | null;
      photoUrl: string | null;
    };
    AdminProductJobCardMissing: {
      /** @enum {string} */
      code: "grade";
    };
    AdminProductJobCardMissing2: {
      /** @enum {string} */
      code: "checks";
      points: ("alignment" | "joints" | "fork" | "paint" | "frontWheel" | "rearWheel" | "spokes" | "tyres" | "pads" | "brakeCables" | "braking" | "chain" | "sprockets" | "gears" | "bottomBracket" | "pedals" | "headset" | "stem" | "seatPost" | "saddle" | "racks" | "lights" | "bell" | "battery" | "batteryCycles" | "motor")[];
    };
    AdminProductJobCardMissing3: {
      /** @enum {string} */
      code: "photos";
      have: number;
      want: number;
    };
    AdminProductJobCardMissing4: {
      /** @enum {string} */
      code: "markPhotos";
      numbers: number[];
    };
    OrderInvoice: {
      isRequested: boolean;
      invoices: {
        id: number;
        printed: string;
        /** @enum {string} */
        kind: "TD01" | "TD04";
        date: string;
        total: string;
      }[];
    };
    AdminSettingProductSafety: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingProductSafetyValue"];
    };
    AdminSettingProductSafetyValue: {
      /** @enum {string} */
      needsMaker: "at_once" | "in_time" | "never";
      existingUntil: string | null;
    };
    AdminProductSafetyIncomplete: {
      /** @enum {string} */
      rule: "at_once" | "in_time" | "never";
      existingUntil: string | null;
      total: number;
      counts: {
        [key: string]: number;
      };
      brands: {
        brand: string;
        products: number;
      }[];
      products: {
        id: number;
        name: string;
        brand: string | null;
        category: string;
        missing: ("maker" | "euContact" | "fibres" | "battery")[];
        until: string | null;
      }[];
    };
    AdminEventReceiverEvent: {
      id: number;
      /** @enum {string} */
      kind: "order.placed" | "order.paid" | "order.shipped" | "order.delivered" | "order.cancelled" | "order.refunded" | "product.changed" | "stock.low" | "test";
      object: string;
      /** @enum {string} */
      state: "pending" | "delivered" | "failed";
      attempts: number;
      answer: number | null;
      lastError: string | null;
      /** Format: date-time */
      createdAt: string;
      nextAttemptAt: string | null;
      deliveredAt: string | null;
    };
    AdminUsedPurchaseKnownFrame: {
      /** @enum {string} */
      kind: "sheet" | "card" | "sold" | "workshop";
      isOurs: boolean;
      name: string;
      reference: string;
      day: string;
    };
    AdminTakingMarginRegister: {
      date: string;
      orderNumber: string;
      productId: number;
      productCode: string;
      name: string;
      serialNumbers: string[];
      quantity: number;
      cost: string | null;
      price: string;
      margin: string | null;
    };
    AdminSettingHourClosureCustomer: {
      id: string;
      orderNumber: string;
      customerName: string;
      isReady: boolean;
      promisedFor: string | null;
      arrivesOn: string | null;
    };
    PostOrderAnswer: {
      id: string;
    };
    PostOrdersAnswer: {
      id: string;
      orderNumber: string;
      /** @enum {string} */
      orderStatus: "processing" | "shipped" | "delivered" | "cancelled";
      /** @enum {string} */
      paymentStatus: "pending" | "paid" | "refunded";
      subtotal: string;
      shipping: string;
      discount?: string;
      codes?: string;
      /** @enum {string} */
      delivery?: "courier" | "express" | "pickup";
      /** @enum {string} */
      channel: "distance" | "counter";
      instrument: ("wallet" | "card" | "apple_pay" | "google_pay" | "pay_later" | "satispay" | "klarna" | "cash" | "terminal" | "gift_card" | "mixed") | null;
      /** Format: date-time */
      keptUntil?: string;
      pickupCode?: string;
      /** Format: date-time */
      pickupSlot?: string;
      /** Format: date-time */
      pickupSlotLost?: string;
      tenders?: components["schemas"]["AdminOrderTender"][];
      total: string;
      giftCard?: string;
      toPay?: string;
      /** Format: date-time */
      createdAt: string;
      bankTransfer?: components["schemas"]["GetOrdersByOrderNumberAnswerBankTransfer"];
      promisedFor?: string;
      promisedIf?: components["schemas"]["AdminOrderPromisedIf"];
      arrivesOn?: string;
      accessKey: string;
    };
    Payment: {
      id: string;
      clientSecret: string;
    };
    CartCode: {
      codes: {
        code: string;
        terms: {
          /** @enum {string} */
          kind: "percent" | "amount" | "delivery";
          percent: number | null;
          amount: string | null;
          minimum: string;
          isCombinable: boolean;
          productIds: number[] | null;
          endsAt: string | null;
        } | null;
        refusal: ("code_unknown" | "code_not_yet" | "code_over" | "code_used_up" | "code_used_by_you" | "code_first_order" | "code_not_combinable" | "code_no_goods" | "code_minimum" | "code_nothing_off") | null;
        why: string | null;
      }[];
    };
    GiftCard: {
      orderNumber: string;
      accessKey: string;
      total: string;
    };
    Newsletter: {
      email: string;
      isConfirmed: boolean;
    };
    AdminUpload: {
      imageUrl: string;
    };
    AdminMarkdown: {
      blocks: components["schemas"]["PageBlock"][];
      problem: string | null;
    };
    PatchAdminProductsAnswer: {
      changed: number;
      priceChange: number | null;
    };
    PostAdminApiKeysAnswer: {
      id: string;
      name: string;
      ending: string;
      scopes: ("read_catalogue" | "write_catalogue" | "read_orders" | "write_orders" | "ship" | "read_customers" | "write_customers" | "read_returns" | "write_returns" | "write_refunds" | "read_coupons" | "write_coupons" | "read_prices" | "write_prices" | "read_events" | "write_events")[];
      role: ("owner" | "counter" | "workshop" | "content" | "accountant") | null;
      maker: string | null;
      /** Format: date-time */
      createdAt: string;
      expiresAt: string | null;
      lastUsedAt: string | null;
      revokedAt: string | null;
      key: string;
    };
    AdminPassword: {
      isAdmin: boolean;
      isResetAtStart: boolean;
    };
    PostAdminMovedInAnswer: {
      kind: ("customers" | "orders") | null;
      source: ("woocommerce" | "shopify" | "other") | null;
      rows: number;
      added: number;
      unchanged: number;
      different: number;
      skipped: number;
      errorCount: number;
      wrongRows: number;
      errors: {
        line: number;
        column: string | null;
        value: string | null;
        message: string;
        allowed: string | null;
      }[];
      notes: components["schemas"]["AdminImportReportNote"][];
      examples: {
        line: number;
        title: string;
        detail: string;
      }[];
      unusedColumns: string[];
    };
    PutAdminOwnShopAnswer: {
      /** @enum {string} */
      opened: "demo" | "own";
    };
    WebhookPaypal: {
      received: boolean;
    };
    PaymentPaypal: {
      id: string;
      page?: string;
    };
    AdminInvitation: {
      name: string;
      email: string;
      /** @enum {string} */
      role: "owner" | "counter" | "workshop" | "content" | "accountant";
    };
    AdminMeConfirm: {
      /** Format: date-time */
      confirmedUntil: string;
    };
    AdminMailTest: {
      to: string;
      /** @enum {string} */
      state: "sent" | "not_delivered" | "failed";
      error: string | null;
    };
    PostWorkshopBookingsAnswer: {
      number: string;
      key: string;
    };
    DeleteCustomerSessionsAnswer: {
      ended: number;
    };
    AdminMeCodeApp: {
      secret: string;
      address: string;
    };
    PutAdminMeCodeAppAnswer: {
      recoveryCodes: string[];
    };
    PostCustomerWishListAnswer: {
      wishes: components["schemas"]["CustomerWishListWish"][];
      key: string | null;
      left: number[];
    };
    GiftCardBalance: {
      giftCards: {
        code: string;
        balance: string | null;
        initial: string | null;
        refusal: ("gift_card_unknown" | "gift_card_blocked" | "gift_card_empty" | "gift_card_short") | null;
        why: string | null;
      }[];
    };
    AdminShelfTake: {
      addedShelves: number;
      addedFacts: number;
      different: string[];
    };
    ReviewHelpful: {
      helpful: number;
    };
    PutAdminSettingsHomeAnswer: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingHomeValue"];
      affected?: string[];
    };
    AdminBackupImage: {
      message: string;
      copied: number;
      total: number;
    };
    AdminCounterSale: {
      id: string;
      orderNumber: string;
      customerName: string;
      customerEmail: string;
      /** Format: date-time */
      createdAt: string;
      total: string;
      giftCard?: string;
      toPay?: string;
      /** @enum {string} */
      orderStatus: "processing" | "shipped" | "delivered" | "cancelled";
      /** @enum {string} */
      paymentMethod: "paypal" | "bank" | "gift_card" | "counter" | "card";
      /** @enum {string} */
      paymentStatus: "pending" | "paid" | "refunded";
      /** @enum {string} */
      delivery?: "courier" | "express" | "pickup";
      /** @enum {string} */
      channel: "distance" | "counter";
      instrument: ("wallet" | "card" | "apple_pay" | "google_pay" | "pay_later" | "satispay" | "klarna" | "cash" | "terminal" | "gift_card" | "mixed") | null;
      refunded?: string;
      bankReference: string | null;
      city: string;
      province: string | null;
      goods: components["schemas"]["AdminOrderGood"][];
      otherGoods: number;
      weightGrams: number | null;
      shipBy: string | null;
      transferToReturn: components["schemas"]["AdminOrderTransferToReturn"] | null;
      tags: string[];
      arrivesOn: string | null;
      usualCarrier: ("brt" | "gls" | "poste" | "dhl" | "ups" | "fedex" | "other") | null;
      /** Format: date-time */
      keptUntil?: string;
      pickupCode?: string;
      /** Format: date-time */
      pickupSlot?: string;
      /** Format: date-time */
      pickupSlotLost?: string;
      tenders?: components["schemas"]["AdminOrderTender"][];
      customerId: string | null;
      customerPhone: string | null;
      taxCode: string | null;
      shippingAddress: string;
      postalCode: string;
      language: string;
      termsVersion: string;
      subtotal: string;
      shipping: string;
      paidShipping: string;
      discount?: string;
      codes?: string;
      vat: components["schemas"]["AdminOrderVat"][];
      carrier: ("brt" | "gls" | "poste" | "dhl" | "ups" | "fedex" | "other") | null;
      trackingCode: string | null;
      trackingUrl: string | null;
      bankDueAt: string | null;
      paidAt: string | null;
      promisedFor: string | null;
      promisedIf?: components["schemas"]["AdminOrderPromisedIf"];
      shippedAt: string | null;
      deliveredAt: string | null;
      cancelledAt: string | null;
      work: components["schemas"]["AdminOrderWork"][];
      items: components["schemas"]["AdminOrderItem"][];
      refunds: components["schemas"]["AdminOrderRefund"][];
      returns: components["schemas"]["AdminOrderReturn"][];
      parcels: components["schemas"]["AdminOrderParcel"][];
      refundable: string;
      payment: components["schemas"]["AdminOrderPayment"] | null;
      events: components["schemas"]["AdminOrderEvent"][];
      mails: components["schemas"]["AdminOrderMail"][];
      notes: components["schemas"]["AdminOrderNote"][];
      credits: components["schemas"]["AdminOrderCredit"][];
      withdrawals: components["schemas"]["AdminOrderWithdrawal"][];
      steps: ("confirm_payment" | "ship" | "deliver" | "cancel" | "refund" | "set_tracking" | "late_transfer" | "transfer_returned")[];
      related?: components["schemas"]["AdminOrderRelated"][];
      missing: components["schemas"]["AdminOrderMissing"][];
      change: string;
    };
    PutAdminSettingsMoveAnswer: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingMoveValue"];
      affected?: string[];
    };
    AdminActUndo: {
      back: number;
      kept: {
        kind: string;
        objectId: string;
        name: string | null;
        column: string | null;
        /** @enum {string} */
        why: "changed" | "gone" | "reduced" | "reserved" | "sizes" | "picture_gone" | "shelf_gone" | "fact_gone" | "code_taken" | "category" | "unpriced" | "card" | "order" | "in_use";
      }[];
      act: number | null;
    };
    PostProductsByIdReviewsAnswer: {
      id: number;
      customerName: string;
      rating: number;
      title: string;
      comment: string;
      isVerified: boolean;
      /** Format: date-time */
      createdAt: string;
      /** @enum {string} */
      fit?: "small" | "right" | "large";
      heightFromCm?: number;
      photoIds?: string[];
      isApproved: boolean;
    };
    PutAdminSettingsHoursAnswer: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingHourValue"];
      affected?: string[];
    };
    PutAdminSettingsFactsAnswer: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingFactValue"];
      affected?: string[];
    };
    AdminRestoreImage: {
      message: string;
      restored: number;
      lost: string[];
    };
    PostAdminEventReceiversAnswer: {
      id: string;
      address: string;
      kinds: ("order.placed" | "order.paid" | "order.shipped" | "order.delivered" | "order.cancelled" | "order.refunded" | "product.changed" | "stock.low")[];
      isPaused: boolean;
      hasSecret: boolean;
      maker: string | null;
      /** Format: date-time */
      createdAt: string;
      pending: number;
      failed: number;
      lastDeliveredAt: string | null;
      secret: string;
    };
    AdminBankStatement: {
      added: number;
      known: number;
      debits: number;
      from: string | null;
      to: string | null;
      leftOut?: {
        count: number;
        entries: {
          place: number;
          /** @enum {string} */
          why: "zero" | "negative" | "huge" | "unreadable" | "day" | "currency";
          said: string;
        }[];
      };
    };
    PutAdminSettingsPickupAnswer: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingPickupValue"];
      affected?: string[];
    };
    PutAdminSettingsPaypalAnswer: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingPaypalValue"];
      affected?: string[];
    };
    PutAdminSettingsStripeAnswer: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingStripeValue"];
      affected?: string[];
    };
    PostProductsByIdQuestionsAnswer: {
      id: number;
    };
    PutAdminSettingsOpeningAnswer: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminOpeningMarks"];
      affected?: string[];
    };
    PutAdminSettingsSignInAnswer: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingSignInValue"];
      affected?: string[];
    };
    PutAdminSettingsCounterAnswer: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingCounterValue"];
      affected?: string[];
    };
    PutAdminSettingsBackupsAnswer: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingBackupValue"];
      affected?: string[];
    };
    PostAdminWorkshopOutsideAnswer: {
      told: number;
    };
    CustomerWishListLink: {
      key: string;
    };
    CustomerPasswordReset: {
      message: string;
    };
    CustomerBikeCode: {
      code: string;
      /** Format: date-time */
      expiresAt: string;
    };
    PutAdminSettingsPaymentsAnswer: {
      version: number;
      since: string | null;
      value: components["schemas"]["ShopBank"];
      affected?: string[];
    };
    PutAdminSettingsInvoicesAnswer: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingInvoiceValue"];
      affected?: string[];
    };
    PutAdminSettingsWorkshopAnswer: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingWorkshopValue"];
      affected?: string[];
    };
    PutAdminSettingsLanguagesAnswer: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingLanguageValue"];
      affected?: string[];
    };
    AdminReductionPreview: {
      articles: components["schemas"]["AdminReductionArticle"][];
    };
    PostAdminOrdersByIdChangesAnswer: {
      offer: components["schemas"]["AdminOrderChange"];
      addition: components["schemas"]["GiftCard"] | null;
    };
    PutAdminSettingsApplePayAnswer: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingApplePayValue"];
      affected?: string[];
    };
    AdminJobHandOver: {
      id: number;
      number: string;
      /** @enum {string} */
      state: "booked" | "arrived" | "estimate_sent" | "in_work" | "waiting_for_parts" | "ready" | "collected" | "cancelled";
      bookingNumber: string | null;
      start: string | null;
      title: string;
      serviceId: number | null;
      name: string;
      phone: string;
      email: string;
      bicycle: components["schemas"]["AdminJobBicycle"];
      problem: string;
      promisedAt: string | null;
      isLate: boolean;
      lines: components["schemas"]["AdminJobLine"][];
      total: string;
      sums: components["schemas"]["AdminJobSums"];
      isPaid: boolean;
      orderId: string | null;
      productId: number | null;
      agreed: string;
      needsEstimate: boolean;
      /** Format: date-time */
      createdAt: string;
      startedAt: string | null;
      readyAt: string | null;
      endedAt: string | null;
      photos: string[];
      staffPhotos: string[];
      before: components["schemas"]["AdminJobBefore"];
      estimate: components["schemas"]["AdminJobEstimate"] | null;
      history: components["schemas"]["AdminJobHistory"][];
      change: string;
    };
    PutAdminSettingsAppearanceAnswer: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingAppearanceValue"];
      affected?: string[];
    };
    AdminGoodsReceivedRead: {
      lines: {
        code: string;
        size: string | null;
        name: string;
        quantity: number;
        cost: string | null;
        costBefore: string | null;
        price: string;
      }[];
      wrong: {
        line: number;
        text: string;
        /** @enum {string} */
        why: "code" | "size" | "quantity" | "cost";
      }[];
    };
    AdminPaymentCardTest: {
      /** @enum {string} */
      state: "works" | "refused" | "unreachable" | "off";
    };
    AdminTextPreview: {
      subject: string;
      html: string;
      of: string | null;
    };
    PutAdminSettingsMailServerAnswer: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingMailServerValue"];
      affected?: string[];
    };
    PostOrdersByOrderNumberReturnsAnswer: {
      return: components["schemas"]["GetOrdersByOrderNumberAnswerReturn"];
      receipt: components["schemas"]["CustomerWithdrawalWithdrawalReceipt"] | null;
      others: components["schemas"]["PostOrdersByOrderNumberReturnsAnswerOther"][];
    };
    PostOrdersByOrderNumberReturnsAnswerOther: {
      return: components["schemas"]["GetOrdersByOrderNumberAnswerReturn"];
      receipt: components["schemas"]["CustomerWithdrawalWithdrawalReceipt"] | null;
    };
    AdminSettingHomePreview: {
      html: string;
    };
    AdminPriceChangePreview: {
      changing: number;
      keeping: number;
      odd: number;
      unknown: string[];
      articles: {
        id: number;
        name: string;
        productCode: string;
        before: string;
        after: string;
        refusal: ("same" | "against" | "reduced" | "unpriced" | "not_positive" | "too_high") | null;
        isOdd: boolean;
      }[];
      stamp: string;
    };
    AdminProductSafetyBrand: {
      products: number;
    };
    AdminProductPicture: {
      added: number;
      already: number;
      surplus: number;
    };
    AdminBankCreditBookSure: {
      booked: number;
      left: number;
    };
    PutAdminSettingsProductSafetyAnswer: {
      version: number;
      since: string | null;
      value: components["schemas"]["AdminSettingProductSafetyValue"];
      affected?: string[];
    };
    AdminIncomingPictureMatch: {
      fileName: string;
      articles: {
        id: number;
        productCode: string;
        name: string;
        position: number;
      }[];
      isUnsure: boolean;
    };
    AdminMailResendUndelivered: {
      count: number;
    };
    CustomerPasswordResetConfirm: {
      email: string;
    };
    OrderPickupSlot: {
      /** Format: date-time */
      pickupSlot: string;
    };
    NewOrder: {
      amount: string | number;
      currency: string;
      intent: string;
      checkout?: components["schemas"]["NewOrderCheckout"];
    };
    NewOrderCheckout: {
      order: components["schemas"]["NewOrderCheckoutOrder"];
      items: components["schemas"]["NewOrderCheckoutItem"][];
    };
    NewOrderCheckoutOrder: {
      customerName: string;
      customerEmail: string;
      customerPhone?: string | null;
      taxCode?: string | null;
      shippingAddress?: string | null;
      city?: string | null;
      postalCode?: string | null;
      province?: string | null;
      delivery?: ("courier" | "express" | "pickup") | null;
      /** @enum {string} */
      paymentMethod: "paypal" | "bank" | "gift_card" | "counter" | "card";
      paymentStatus?: unknown;
      subtotal?: string | number | null;
      shipping?: string | number | null;
      total?: string | number | null;
      paypalOrderId?: string | null;
      codes?: string[] | null;
      giftCards?: components["schemas"]["NewOrderCheckoutOrderGiftCards"][] | null;
      toPay?: string | number | null;
      saveAddress?: unknown;
      accountId?: string | null;
    };
    NewOrderCheckoutOrderGiftCards: {
      code: string;
      amount?: string | number | null;
    };
    NewOrderCheckoutItem: {
      productId: number;
      quantity: number;
      frameSize?: string | null;
      price?: string | number | null;
      total?: string | number | null;
    };
    NewPayment: {
      /** @enum {string} */
      method: "card";
      amount: string | number;
      currency: string;
      checkout: components["schemas"]["NewOrderCheckout"];
    };
    CustomerChange: {
      password: string;
    };
    NewCartCode: {
      codes: string[];
      productIds: number[];
    };
    NewGiftCard: {
      amount: string | number;
      recipientName: string;
      recipientEmail: string;
      message?: string;
      sendOn?: string | null;
      customerName: string;
      customerEmail: string;
    };
    NewNewsletter: {
      email: string;
      /** @enum {string} */
      source?: "page" | "checkout" | "account";
      website?: string;
    };
    NewAdminJob: {
      bookingNumber?: string;
      service?: number;
      /** Format: date-time */
      start?: string;
      title?: string;
      bicycle?: components["schemas"]["NewAdminJobBicycle"];
      problem?: string;
      name?: string;
      phone?: "" | string;
      email?: "" | string;
      /** Format: date-time */
      promisedAt?: string;
    };
    NewAdminJobBicycle: {
      /** @enum {string} */
      kind: "city" | "road" | "gravel" | "mountain" | "electric" | "folding" | "child" | "other";
      description?: string;
      serialNumber?: string;
    };
    NewWithdrawal: {
      customerName: string;
      orderNumber: string;
      customerEmail: string;
      /** @default  */
      items: string;
    };
    NewAdminLogin: {
      password: string;
    };
    NewAdminFact: {
      label: components["schemas"]["NewAdminFactLabel"];
      /** @enum {string} */
      kind: "number" | "choice" | "boolean" | "text";
      unit?: string | null;
      choices?: components["schemas"]["NewAdminFactChoice"][];
    };
    NewAdminFactLabel: {
      it: string;
      en: string;
    };
    NewAdminFactChoice: {
      value?: string;
      it: string;
      en: string;
    };
    NewAdminStaff: {
      name: string;
      email: string;
      /** @enum {string} */
      role: "owner" | "counter" | "workshop" | "content" | "accountant";
    };
    NewAdminView: {
      /** @enum {string} */
      list: "orders" | "products";
      address: string;
      name: string;
      isShared: boolean;
    };
    NewAdminDraft: {
      items: components["schemas"]["NewAdminDraftItem"][];
      delivery?: ("courier" | "express" | "pickup") | null;
      customer: components["schemas"]["NewAdminDraftCustomer"];
      expiresAt?: string | null;
      message?: string | null;
      language?: ("it" | "en") | null;
    };
    NewAdminDraftItem: {
      productId: number;
      size?: string | null;
      quantity: number;
      price?: string | number | null;
      reason?: string | null;
    };
    NewAdminDraftCustomer: {
      name: string;
      email?: (string | "") | null;
      phone?: string | null;
    };
    NewAdminMaker: {
      name: string;
      address: string;
      email: string;
      euContact?: string | null;
      brands?: string[];
    };
    NewCustomerCart: {
      productId: number;
      /** @default 1 */
      quantity: number;
      frameSize?: string | null;
      capToStock?: boolean;
    };
    NewAdminShelf: {
      /** @enum {string} */
      category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
      name: components["schemas"]["NewAdminFactLabel"];
      slug?: string;
      text?: components["schemas"]["NewAdminShelfText"];
      words?: string[];
      parent?: string | null;
      position?: number;
      facts?: string[];
      facets?: string[];
    };
    NewAdminShelfText: {
      it: string;
      en: string;
    };
    NewCustomerLogin: {
      email: string;
      password: string;
    };
    NewCustomerBike: {
      code: string;
    };
    NewAdminMarkdown: {
      text: string;
    };
    NewAdminProduct: {
      name: string;
      description: string;
      /** @enum {string} */
      category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
      subcategory?: ("" | "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole") | null;
      price?: string | number | null;
      stock?: string | number | null;
      expectedOn?: string | null;
      sizes?: components["schemas"]["NewAdminProductSizes"][] | null;
      wheelSize?: string | null;
      material?: string | null;
      brand?: string | null;
      color?: string | null;
      nameEn?: string | null;
      descriptionEn?: string | null;
      gtin?: string | null;
      mpn?: string | null;
      modelKey?: string | null;
      supplierCode?: string | null;
      weight?: string | number | null;
      gearCount?: string | number | null;
      cost?: string | number | null;
      frameSize?: string | null;
      productCode?: string | null;
      imageUrl?: string | null;
      imageUrls?: string[] | null;
      imageAlts?: string[] | null;
      imageAltsEn?: string[] | null;
      shelf?: string | null;
      facts?: components["schemas"]["NewAdminProductFact"][];
      /** @enum {string} */
      condition?: "new" | "used";
      vatClass?: ("standard" | "reduced" | "super_reduced" | "margin") | null;
      isActive?: boolean;
    };
    NewAdminProductSizes: {
      size: string;
      stock: string | number | null;
      price?: string | number | null;
      expectedOn?: string | null;
    };
    NewAdminProductFact: {
      key: string;
      value: number | boolean | string | components["schemas"]["NewAdminProductFactValue"];
    };
    NewAdminProductFactValue: {
      it: string;
      en: string;
    };
    AdminProductChange: {
      undoes?: number;
      rows: {
        id: number;
        price?: {
          from: string | number;
          to: string | number;
          endsReduction?: boolean;
        };
        stock?: {
          size: string;
          from: number;
          to: number;
        }[];
        isActive?: boolean;
      }[];
    };
    AdminDeliveryChange: {
      version: number;
      rules: {
        rates: {
          letter: components["schemas"]["AdminDeliveryChangeRulesRatesLetter"];
          parcel: {
            mainland: string | number;
            islands: string | number | null;
            remote: string | number | null;
            freeOver: string | number | null;
          };
          bulky: components["schemas"]["AdminDeliveryChangeRulesRatesLetter"];
          bicycle: components["schemas"]["AdminDeliveryChangeRulesRatesLetter"];
        };
        letterGrams: number;
        parcelGrams: number;
        shelves: {
          [key: string]: {
            /** @enum {string} */
            travelsAs: "letter" | "parcel" | "bulky";
            grams: number | null;
          };
        };
        zones: {
          islands: string[];
          remote: string[];
        };
        express: {
          fee: string | number;
          days: number;
        } | null;
        isPickUpOffered: boolean;
        cutOff: number;
        assemblyDays: {
          [key: string]: number;
        };
        carrierDays: {
          mainland: number;
          islands: number;
          remote: number;
        };
      };
    };
    AdminDeliveryChangeRulesRatesLetter: {
      mainland: string | number | null;
      islands: string | number | null;
      remote: string | number | null;
      freeOver: string | number | null;
    };
    NewAdminApiKey: {
      name: string;
      scopes?: ("read_catalogue" | "write_catalogue" | "read_orders" | "write_orders" | "ship" | "read_customers" | "write_customers" | "read_returns" | "write_returns" | "write_refunds" | "read_coupons" | "write_coupons" | "read_prices" | "write_prices" | "read_events" | "write_events")[];
      role?: ("owner" | "counter" | "workshop" | "content" | "accountant") | null;
      expiresAt?: string | null;
    };
    AdminPasswordChange: {
      currentPassword: string;
      newPassword: string;
    };
    AdminOwnShopChange: {
      /** @enum {string} */
      opened: "demo" | "own";
    };
    AdminJobChange: {
      /** @enum {string} */
      state?: "booked" | "arrived" | "estimate_sent" | "in_work" | "waiting_for_parts" | "ready" | "collected" | "cancelled";
      /** Format: date-time */
      promisedAt?: string;
      serialNumber?: string;
      note?: string;
    };
    NewPaymentPaypal: {
      /** @enum {string} */
      instrument: "apple_pay" | "google_pay" | "card" | "pay_later" | "satispay";
      amount: string | number;
      currency: string;
      checkout: components["schemas"]["NewOrderCheckout"];
    };
    NewAdminCampaign: {
      name: string;
      /** @enum {string} */
      target: "all" | "products" | "shelf" | "brand";
      shelf?: string | null;
      brand?: string | null;
      productIds?: number[];
      /** @enum {string} */
      kind: "percent" | "amount" | "delivery";
      percent?: number | null;
      amount?: string | number | null;
      minimum?: string | number | null;
      from?: string | null;
      to?: string | null;
      maxUses?: number | null;
      maxUsesPerCustomer?: number | null;
      isFirstOrder?: boolean;
      isCombinable?: boolean;
      version?: number;
      codes?: string[];
      /** @default 0 */
      drawn: number;
    };
    AdminStaffChange: {
      name: string;
      /** @enum {string} */
      role: "owner" | "counter" | "workshop" | "content" | "accountant";
    };
    AdminViewChange: {
      name: string;
      isShared: boolean;
    };
    NewAdminInvitation: {
      token: string;
    };
    CustomerProfileChange: {
      firstName: string;
      lastName: string;
      email: string;
      phone?: string | null;
      address?: string | null;
      city?: string | null;
      postalCode?: ("" | string) | null;
      currentPassword?: "" | string;
    };
    AdminFactChange: {
      label?: components["schemas"]["NewAdminFactLabel"];
      /** @enum {string} */
      kind?: "number" | "choice" | "boolean" | "text";
      unit?: string | null;
      choices?: components["schemas"]["NewAdminFactChoice"][];
      version?: number;
    };
    NewAdminReduction: {
      name: string;
      /** @enum {string} */
      target: "products" | "shelf" | "brand";
      shelf?: string | null;
      brand?: string | null;
      productIds?: number[];
      /** @enum {string} */
      kind: "percent" | "amount" | "price";
      percent?: number | null;
      amount?: string | number | null;
      from?: string | null;
      to?: string | null;
      version?: number;
    };
    NewAdminGiftCard: {
      amount: string | number;
      reason: string;
      recipientName: string;
      recipientEmail: string;
      message?: string;
      /** @enum {string} */
      language: "it" | "en";
    };
    PatchAdminOrdersByIdBody: {
      /** @enum {string} */
      orderStatus?: "processing" | "shipped" | "delivered" | "cancelled";
      /** @enum {string} */
      paymentStatus?: "pending" | "paid" | "refunded";
      /** @enum {string} */
      channel?: "distance" | "counter";
      trackingCode?: string | null;
      carrier?: string | null;
      isOwnCode?: boolean;
      reason?: string | null;
      serialNumbers?: components["schemas"]["PatchAdminOrdersByIdBodySerialNumber"][];
    };
    PatchAdminOrdersByIdBodySerialNumber: {
      line: number;
      numbers: string[];
    };
    CustomerCartChange: {
      quantity: number;
    };
    NewCustomerRegister: {
      firstName: string;
      lastName: string;
      email: string;
      password: string;
      phone?: string | null;
      address?: string | null;
      city?: string | null;
      postalCode?: ("" | string) | null;
      passwordHash?: unknown;
    };
    CustomerPasswordChange: {
      currentPassword: string;
      newPassword: string;
    };
    NewAdminStaffLogin: {
      email: string;
      password: string;
      code?: string;
    };
    NewDraftOrder: {
      customer?: {
        name?: string | null;
        email?: string | null;
        phone?: string | null;
        customerName?: string | null;
        customerEmail?: string | null;
        customerPhone?: string | null;
        taxCode?: string | null;
        shippingAddress?: string | null;
        city?: string | null;
        postalCode?: string | null;
        province?: string | null;
      } | null;
      delivery?: (("courier" | "express" | "pickup") | {
        method?: ("courier" | "express" | "pickup") | null;
        shippingAddress?: string | null;
        city?: string | null;
        postalCode?: string | null;
        province?: string | null;
      }) | null;
      paymentMethod: string;
      paypalOrderId?: string | null;
    };
    NewWorkshopBooking: {
      service: number;
      /** Format: date-time */
      start: string;
      bicycle: components["schemas"]["NewAdminJobBicycle"];
      productId?: number | null;
      problem?: string;
      name: string;
      phone: string;
      email: string;
    };
    AdminSizeChartChange: {
      version: number;
      charts: ({
        brand: string | null;
        source: string;
        sourceUrl: string | null;
        note: components["schemas"]["AdminSizeChartChangeChartNote"];
        /** @enum {string} */
        what: "bicycle";
        /** @enum {string} */
        kind: "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole";
        clearanceCm: number | null;
        models?: string[];
        rows: {
          size: string;
          heightFrom: number;
          heightTo: number;
          inseamFrom: number | null;
          inseamTo: number | null;
          standoverMm: number | null;
          seatTubeMm: number | null;
          stackMm: number | null;
          reachMm: number | null;
          headTubeMm?: number | null;
          chainstayMm?: number | null;
          wheelbaseMm?: number | null;
          headAngle?: number | null;
          seatAngle?: number | null;
        }[];
      } | {
        brand: string | null;
        source: string;
        sourceUrl: string | null;
        note: components["schemas"]["AdminSizeChartChangeChartNote"];
        /** @enum {string} */
        what: "garment";
        shelf: string;
        wearer: ("donna" | "uomo") | null;
        rows: {
          size: string;
          ranges: {
            [key: string]: [
              number,
              number
            ];
          };
        }[];
      })[];
    };
    AdminSizeChartChangeChartNote: {
      it: string;
      en: string;
    };
    AdminParcelChange: {
      carrier?: string | null;
      trackingCode?: string | null;
      link?: string | null;
      expectedDay?: string | null;
      appointment?: string | null;
      serialNumbers?: components["schemas"]["PatchAdminOrdersByIdBodySerialNumber"][];
    };
    AdminMeCodeAppChange: {
      code: string;
    };
    NewAdminMePasskey: {
      credential: components["schemas"]["NewAdminMePasskeyCredential"];
    };
    NewAdminMePasskeyCredential: {
      id: string;
    } & {
      [key: string]: unknown;
    };
    AdminMediaChange: {
      version: number;
      imageUrl: string;
      it: string;
      en: string;
    };
    NewCustomerWishList: {
      wishes: {
        productId: number;
        price?: string | number;
        /** Format: date-time */
        addedAt?: string;
      }[];
    };
    NewGiftCardBalance: {
      codes: string[];
    };
    NewCustomerAddress: {
      label: string;
      name: string;
      phone: string;
      address: string;
      city: string;
      postalCode: string;
      isDefault?: boolean;
    };
    AdminTextChange: {
      version: number;
      texts: {
        [key: string]: components["schemas"]["AdminTextChangeTexts"];
      };
      reviewed?: string[];
      isOn?: boolean;
      inFooter?: boolean;
    };
    AdminTextChangeTexts: {
      it: string;
      en: string;
    };
    PutAdminProductsByIdBody: {
      name?: string;
      description?: string;
      /** @enum {string} */
      category?: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
      subcategory?: ("" | "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole") | null;
      price?: string | number | null;
      stock?: string | number | null;
      expectedOn?: string | null;
      sizes?: components["schemas"]["NewAdminProductSizes"][] | null;
      wheelSize?: string | null;
      material?: string | null;
      brand?: string | null;
      color?: string | null;
      nameEn?: string | null;
      descriptionEn?: string | null;
      gtin?: string | null;
      mpn?: string | null;
      modelKey?: string | null;
      supplierCode?: string | null;
      weight?: string | number | null;
      gearCount?: string | number | null;
      cost?: string | number | null;
      frameSize?: string | null;
      productCode?: string | null;
      imageUrl?: string | null;
      imageUrls?: string[] | null;
      imageAlts?: string[] | null;
      imageAltsEn?: string[] | null;
      shelf?: string | null;
      facts?: components["schemas"]["NewAdminProductFact"][];
      /** @enum {string} */
      condition?: "new" | "used";
      vatClass?: ("standard" | "reduced" | "super_reduced" | "margin") | null;
      isActive?: boolean;
      version?: number | null;
    };
    NewAdminSearchWord: {
      word: string;
      meaning: string;
    };
    AdminInvoiceChange: {
      /** @enum {string} */
      state: "to_send" | "sent" | "not_delivered" | "rejected" | "delivered";
      sdiCode?: string | null;
      party?: {
        /** @enum {string} */
        kind: "person";
        taxCode: string;
        province: string;
        address?: components["schemas"]["AdminInvoiceChangePartyAddress"] | null;
      } | {
        /** @enum {string} */
        kind: "company";
        name: string;
        vatNumber: string;
        taxCode?: string | null;
        recipientCode?: string | null;
        pec?: string | null;
        address?: components["schemas"]["AdminInvoiceChangePartyAddress"] | null;
      };
    };
    AdminInvoiceChangePartyAddress: {
      street: string;
      postalCode: string;
      city: string;
      province: string;
    };
    NewAdminStockCount: {
      shelf?: string | null;
    };
    AdminImportWordChange: {
      word: string;
      mappingId?: number | null;
      /** @enum {string} */
      category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
      subcategory?: ("strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole") | null;
      shelf?: string | null;
    };
    NewAdminShelfTake: {
      shelves: {
        slug: string;
        /** @enum {string} */
        category: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
        parent: string | null;
        subcategory: ("strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole") | null;
        isRest: boolean;
        name: components["schemas"]["NewAdminShelfTakeShelfName"];
        text: components["schemas"]["NewAdminShelfText"];
        words: string[];
        facts: string[];
        facets: string[];
      }[];
      facts: {
        key: string;
        /** @enum {string} */
        kind: "number" | "choice" | "boolean" | "text";
        unit: string | null;
        label: components["schemas"]["NewAdminShelfTakeShelfName"];
        choices: {
          value: string;
          it: string;
          en: string;
        }[];
      }[];
      redirects: {
        slug: string;
        target: string;
      }[];
    };
    NewAdminShelfTakeShelfName: {
      it: string;
      en: string;
    };
    ReviewHelpfulChange: {
      /** Format: uuid */
      vote: string;
      isHelpful: boolean;
    };
    AdminSettingHomeChange: {
      version: number;
      value: components["schemas"]["AdminSettingHomeChangeValue"];
    };
    AdminSettingHomeChangeValue: {
      blocks: components["schemas"]["AdminSettingHomeChangeValueBlock"][];
      texts: components["schemas"]["AdminSettingHomeChangeValueTexts"];
      /** @enum {string} */
      heroCategory: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
      pictures: components["schemas"]["AdminSettingHomeChangeValuePictures"];
      own: components["schemas"]["AdminSettingHomeChangeValueOwn"][];
    };
    AdminSettingHomeChangeValueBlock: {
      /** @enum {string} */
      id: "hero" | "board" | "categories" | "new" | "used" | "why" | "reviews" | "contact" | "instagram" | "text-1" | "text-2" | "text-3" | "text-4" | "text-5" | "text-6";
      isShown: boolean;
    };
    AdminSettingHomeChangeValueTexts: {
      it: components["schemas"]["AdminSettingHomeChangeValueTextsIt"];
      en: components["schemas"]["AdminSettingHomeChangeValueTextsIt"];
    };
    AdminSettingHomeChangeValueTextsIt: {
      heroTitle?: string;
      heroText?: string;
      heroAction?: string;
      board?: string;
      whatToday?: string;
      tryInShop?: string;
      bicyclesText?: string;
      newTitle?: string;
      newAll?: string;
      usedTitle?: string;
      usedAll?: string;
      why?: string;
      whyText?: string;
      reviewsTitle?: string;
      reviewsText?: string;
      visit?: string;
      instagram?: string;
      instagramText?: string;
    };
    AdminSettingHomeChangeValuePictures: {
      hero?: string | null;
      why?: string | null;
      biciclette?: string | null;
      "bici-usate"?: string | null;
      componenti?: string | null;
      abbigliamento?: string | null;
      accessori?: string | null;
    };
    AdminSettingHomeChangeValueOwn: {
      /** @enum {string} */
      id: "text-1" | "text-2" | "text-3" | "text-4" | "text-5" | "text-6";
      picture: string | null;
      it: components["schemas"]["AdminSettingHomeChangeValueOwnIt"];
      en: components["schemas"]["AdminSettingHomeChangeValueOwnIt"];
    };
    AdminSettingHomeChangeValueOwnIt: {
      title: string;
      text: string;
      alt: string;
    };
    AdminShelfChange: {
      name?: components["schemas"]["NewAdminFactLabel"];
      slug?: string;
      text?: components["schemas"]["NewAdminShelfText"];
      words?: string[];
      parent?: string | null;
      position?: number;
      facts?: string[];
      facets?: string[];
      /** @enum {boolean} */
      isRest?: true;
      version?: number;
    };
    AdminCampaignChange: {
      name: string;
      /** @enum {string} */
      target: "all" | "products" | "shelf" | "brand";
      shelf?: string | null;
      brand?: string | null;
      productIds?: number[];
      /** @enum {string} */
      kind: "percent" | "amount" | "delivery";
      percent?: number | null;
      amount?: string | number | null;
      minimum?: string | number | null;
      from?: string | null;
      to?: string | null;
      maxUses?: number | null;
      maxUsesPerCustomer?: number | null;
      isFirstOrder?: boolean;
      isCombinable?: boolean;
      version?: number;
    };
    NewAdminPriceChange: {
      /** @enum {string} */
      target: "products" | "shelf" | "brand";
      shelf?: string | null;
      brand?: string | null;
      productIds?: number[];
      /** @enum {string} */
      kind: "percent_up" | "percent_down" | "amount_up" | "amount_down" | "written";
      percent?: number | null;
      amount?: string | number | null;
      prices?: components["schemas"]["NewAdminPriceChangePrice"][];
      /** @enum {string} */
      rounding: "cent" | "ninety" | "euro";
      stamp: string;
    };
    NewAdminPriceChangePrice: {
      code: string;
      price: string | number;
    };
    NewAdminCounterSale: {
      items: components["schemas"]["NewAdminDraftItem"][];
      customer?: {
        name?: string | null;
        email?: (string | "") | null;
        phone?: string | null;
      } | null;
      tenders: components["schemas"]["NewAdminCounterSaleTender"][];
    };
    NewAdminCounterSaleTender: {
      /** @enum {string} */
      tender: "cash" | "terminal" | "gift_card";
      amount: string | number;
      received?: string | number | null;
      code?: string | null;
    };
    AdminSettingMoveChange: {
      version: number;
      value: {
        from: ("woocommerce" | "shopify" | "prestashop" | "magento" | "bigcommerce" | "ebay" | "odoo" | "danea" | "sheet") | null;
        closed: ("products" | "customers" | "orders" | "rest")[];
      };
    };
    NewAdminActUndo: {
      isTrial?: boolean;
    };
    NewProductReview: {
      customerName: string;
      customerEmail: string;
      title: string;
      comment: string;
      website?: string;
      rating: number;
      reviewKey?: string;
      /** @enum {string} */
      fit?: "small" | "right" | "large";
      /** @enum {number} */
      heightFromCm?: 140 | 150 | 160 | 170 | 180 | 190;
      photoIds?: string[];
    };
    AdminSettingHourChange: {
      version: number;
      value: components["schemas"]["AdminSettingHourChangeValue"];
    };
    AdminSettingHourChangeValue: {
      openingHours: [
        number,
        number
      ][][];
      closures: components["schemas"]["AdminSettingHourChangeValueClosure"][];
    };
    AdminSettingHourChangeValueClosure: {
      from: string;
      to: string;
      hours: [
        number,
        number
      ][];
      reason?: string;
    };
    AdminSettingFactChange: {
      version: number;
      value: {
        name: string;
        legal: {
          company: string;
          vatNumber: string;
          taxCode: string;
          rea: string;
          shareCapital: string | null;
          pec: string;
        };
        address: {
          street: string;
          postalCode: string;
          city: string;
          province: string;
        };
        location: {
          latitude: number;
          longitude: number;
        } | null;
        phone: string;
        email: string;
        social: {
          instagram: string | null;
        };
        experienceYears: number | null;
        returnDays: number | null;
        returnPaidBy: ("shop" | "customer") | null;
        warrantyYears: number;
        usedWarrantyMonths: number;
        usedPhotos: number;
        usedWithoutCard: boolean;
      };
    };
    NewAdminGoodsReceived: {
      supplier: string;
      reference: string;
      lines: {
        code: string;
        size?: string | null;
        quantity: number;
        cost: string | number | null;
      }[];
    };
    NewAdminUsedPurchase: {
      boughtOn: string;
      sellerName: string;
      sellerAddress: string;
      sellerEmail?: string | null;
      taxCode?: string | null;
      /** @enum {string} */
      documentKind: "identity_card" | "driving_licence" | "passport" | "residence_permit";
      documentNumber: string;
      bicycle: string;
      frameNumber?: string | null;
      price: string | number;
      /** @enum {string} */
      paidBy: "cash" | "transfer" | "cheque" | "exchange";
      /** @enum {boolean} */
      isDeclared: true;
      isFrameLookedAt?: boolean;
    };
    NewAdminJobPart: {
      productId: number;
      size?: string | null;
      quantity?: number;
    };
    NewAdminOrderTag: {
      name: string;
    };
    AdminOrderWorkChange: {
      step: ("bench" | "tested" | "packed") | null;
    };
    NewAdminEventReceiver: {
      address: string;
      kinds: ("order.placed" | "order.paid" | "order.shipped" | "order.delivered" | "order.cancelled" | "order.refunded" | "product.changed" | "stock.low")[];
    };
    AdminSettingPickupChange: {
      version: number;
      value: {
        slotMinutes: number | null;
        capacity: number;
        leadHours: {
          part: number;
          bicycle: number;
        };
        keptDays: number;
      };
    };
    NewAdminCounterTicket: {
      name?: string | null;
      items: {
        productId: number;
        size?: string | null;
        quantity: number;
        price?: string | null;
        reason?: string | null;
      }[];
      customer?: {
        name?: string | null;
        email?: string | null;
        phone?: string | null;
      } | null;
    };
    AdminSettingPaypalChange: {
      version: number;
      value: {
        clientId: string;
        /** @enum {string} */
        environment: "production" | "sandbox";
        clientSecret: string | null;
        currentPassword: string;
      };
    };
    AdminSettingStripeChange: {
      version: number;
      value: {
        publishableKey: string;
        secretKey: string | null;
        webhookSecret: string | null;
        currentPassword: string;
      };
    };
    NewAdminJobLabour: {
      service: number;
    };
    PostAdminJobsByIdLabourBody: {
      name: string;
      price: string | number;
      minutes?: number;
    };
    NewAdminImportMapping: {
      name: string;
      columns: components["schemas"]["NewAdminImportMappingColumn"][];
      decimalSign: ("," | ".") | null;
      keepsHtml: boolean;
    };
    NewAdminImportMappingColumn: {
      name: string;
      /** @enum {string} */
      field: "" | "code" | "name" | "description" | "shortDescription" | "price" | "salePrice" | "stock" | "size" | "color" | "category" | "kind" | "brand" | "gtin" | "mpn" | "supplierCode" | "cost" | "material" | "weight" | "condition" | "isActive" | "images" | "model";
    };
    NewProductQuestion: {
      text: string;
      email?: "" | string;
      website?: string;
    };
    AdminSettingOpeningChange: {
      version: number;
      value: {
        confirmed: ("mail" | "wallet" | "guarantee" | "texts" | "delivery")[];
        isHidden: boolean;
      };
    };
    AdminSettingSignInChange: {
      version: number;
      value: {
        secondFactorRoles: ("owner" | "counter" | "workshop" | "content" | "accountant")[];
      };
    };
    AdminSearchWordChange: {
      word?: string;
      meaning?: string;
      version?: number;
    };
    NewAdminOrderMail: {
      /** @enum {string} */
      kind: "order_confirmation" | "payment_received" | "order_shipped" | "order_delivered" | "order_cancelled" | "order_reopened" | "transfer_to_return" | "transfer_returned";
    };
    NewAdminParcelSent: {
      reason?: string | null;
    };
    NewAdminRefundDone: {
      day?: string | null;
    };
    NewAdminOrderNote: {
      text: string;
    };
    AdminBankCreditChange: {
      /** @enum {string} */
      state: "open" | "ignored" | "to_return" | "returned";
    };
    AdminSettingCounterChange: {
      version: number;
      value: {
        overridePercent: number;
        floatCents: number;
      };
    };
    NewAdminCounterDeposit: {
      items: components["schemas"]["NewAdminDraftItem"][];
      customer: {
        name: string;
        email: string;
        phone?: string | null;
      };
      tenders: components["schemas"]["NewAdminCounterSaleTender"][];
      until?: string | null;
    };
    AdminSettingBackupChange: {
      version: number;
      value: {
        isOn: boolean;
        hour: number;
        keep: number;
      };
    };
    NewAdminImportUndo: {
      /**
      * @default undo
      * @enum {string}
      */
      way: "undo" | "switch_off";
    };
    NewCustomerPasswordReset: {
      email: string;
    };
    NewAdminInvitationAccept: {
      token: string;
      password: string;
    };
    NewNewsletterConfirmation: {
      token: string;
    };
    NewWorkshopEstimate: {
      accept: boolean;
      lines?: number[];
    };
    AuthUserNotificationChange: {
      emailNotifications: boolean;
    };
    AdminSettingPaymentChange: {
      version: number;
      value: {
        beneficiary: string;
        iban: string;
        bic: string;
        bankName: string;
        currentPassword: string;
      };
    };
    AdminSettingInvoiceChange: {
      version: number;
      value: {
        series: string;
        creditSeries: string | null;
        from: string | null;
      };
    };
    NewAdminWorkshopService: {
      name: string;
      nameEn?: string;
      note?: string;
      noteEn?: string;
      minutes: number;
      /** @enum {string} */
      priceKind: "fixed" | "from" | "free";
      parts?: string;
      partsEn?: string;
      kinds?: ("city" | "road" | "gravel" | "mountain" | "electric" | "folding" | "child" | "other")[];
      position?: number;
      isActive?: boolean;
      isTestRide?: boolean;
      againAfterMonths?: number | null;
      price: string | number;
    };
    AdminSettingWorkshopChange: {
      version: number;
      value: {
        capacity: number;
        hours: [
          number,
          number
        ][][] | null;
        approveAbove: string | number;
      };
    };
    NewAdminJobEstimate: {
      lines: {
        name: string;
        price: string | number;
        quantity?: number;
        minutes?: number | null;
        productId?: number | null;
        size?: string | null;
        isNeeded?: boolean;
      }[];
    };
    AdminSettingLanguageChange: {
      version: number;
      value: {
        sellsInEnglish: boolean;
      };
    };
    NewAdminTextTrial: {
      /** @enum {string} */
      language: "it" | "en";
      texts: {
        [key: string]: components["schemas"]["AdminTextChangeTexts"];
      };
      shows?: string;
    };
    NewAdminProductStock: {
      frameSize?: string | null;
      change: number;
      reference: string;
    };
    NewAdminImageFocalPoint: {
      imageUrl: string;
      focusX: number;
      focusY: number;
    };
    AdminReviewAnswerChange: {
      text: string;
    };
    NewAdminReductionPreview: {
      name: string;
      /** @enum {string} */
      target: "products" | "shelf" | "brand";
      shelf?: string | null;
      brand?: string | null;
      productIds?: number[];
      /** @enum {string} */
      kind: "percent" | "amount" | "price";
      percent?: number | null;
      amount?: string | number | null;
      from?: string | null;
      to?: string | null;
      version?: number;
      id?: number;
    };
    NewAdminOrderParcel: {
      lines: {
        line: number;
        quantity: number;
      }[];
      carrier?: string | null;
      trackingCode?: string | null;
      link?: string | null;
      expectedDay?: string | null;
      appointment?: string | null;
      serialNumbers?: components["schemas"]["PatchAdminOrdersByIdBodySerialNumber"][];
      number?: number;
      send?: boolean;
      reason?: string | null;
    };
    NewAdminOrderChange: {
      version: number;
      lines?: components["schemas"]["NewAdminOrderChangeLine"][];
      address?: components["schemas"]["NewAdminOrderChangeAddress"];
      account?: components["schemas"]["NewAdminOrderChangeAccount"] | null;
    };
    NewAdminOrderChangeLine: {
      line: number;
      quantity: number;
      frameSize?: string | null;
    };
    NewAdminOrderChangeAddress: {
      customerName: string;
      customerPhone?: string | null;
      shippingAddress: string;
      city: string;
      postalCode: string;
      province?: string | null;
    };
    NewAdminOrderChangeAccount: {
      iban: string;
      holder: string;
    };
    NewAdminOrderRefund: {
      lines?: {
        line: number;
        quantity: number;
        /** @enum {string} */
        place: "stock" | "check" | "none";
      }[];
      returnId?: string | null;
      withdrawalReference?: string | null;
      shipping?: boolean;
      other?: string | number | null;
      reason?: string | null;
      account?: components["schemas"]["NewAdminOrderChangeAccount"] | null;
    };
    NewAdminRefundPiece: {
      line: number;
      quantity: number;
      /** @enum {string} */
      to: "stock" | "none";
    };
    NewAdminOrderReturn: {
      /** @enum {string} */
      kind: "withdrawal" | "shop_return" | "guarantee" | "transport_damage";
      /** @enum {string} */
      outcome: "refund" | "exchange" | "repair";
      lines: components["schemas"]["NewAdminOrderReturnLine"][];
      reason?: string | null;
      /** @default [] */
      photoIds: string[];
      withdrawalReference?: string | null;
    };
    NewAdminOrderReturnLine: {
      line: number;
      quantity: number;
      frameSize?: string | null;
      exchangeSize?: string | null;
    };
    NewAdminReturnRefuse: {
      reason: string;
    };
    AdminCounterDayChange: {
      countedCash: string | number;
      note?: string | null;
    };
    AdminSettingApplePayChange: {
      version: number;
      value: {
        domainFile: string;
      };
    };
    AdminUsedPurchaseChange: {
      boughtOn: string;
      sellerName: string;
      sellerAddress: string;
      sellerEmail?: string | null;
      taxCode?: string | null;
      /** @enum {string} */
      documentKind: "identity_card" | "driving_licence" | "passport" | "residence_permit";
      documentNumber: string;
      bicycle: string;
      frameNumber?: string | null;
      price: string | number;
      /** @enum {string} */
      paidBy: "cash" | "transfer" | "cheque" | "exchange";
      /** @enum {boolean} */
      isDeclared: true;
      isFrameLookedAt?: boolean;
      version: number;
    };
    NewAdminJobHandOver: {
      tenders: components["schemas"]["NewAdminCounterSaleTender"][];
    };
    NewProductStockAlert: {
      email: string;
      isOnlyInSize?: boolean;
      size?: string;
      isAboutPrice?: boolean;
      website?: string;
    };
    WorkshopBookingChange: {
      /** Format: date-time */
      start: string;
    };
    AdminSettingAppearanceChange: {
      version: number;
      value: {
        shortName: string;
        logo: string | null;
        accent: string | null;
        sharePicture: string | null;
        orderPrefix: string | null;
      };
    };
    NewAdminShelfMerge: {
      into: string;
      version?: number;
    };
    NewAdminCampaignCode: {
      codes?: string[];
      /** @default 0 */
      drawn: number;
    };
    NewAdminGiftCardMail: {
      recipientEmail?: string | null;
    };
    AdminEventReceiverChange: {
      address?: string;
      kinds?: ("order.placed" | "order.paid" | "order.shipped" | "order.delivered" | "order.cancelled" | "order.refunded" | "product.changed" | "stock.low")[];
      isPaused?: boolean;
    };
    NewAdminGoodsReceivedRead: {
      csv: string;
    };
    AdminImportMappingChange: {
      name?: string;
      columns?: components["schemas"]["NewAdminImportMappingColumn"][];
      decimalSign?: ("," | ".") | null;
      keepsHtml?: boolean;
      version?: number;
    };
    NewOrderCancel: {
      account?: components["schemas"]["NewAdminOrderChangeAccount"] | null;
    };
    AdminReviewApprovalChange: {
      isApproved: boolean;
      reason?: string | null;
    };
    NewAdminGiftCardBlock: {
      isBlocked: boolean;
    };
    NewAdminReturnExchange: {
      carrier?: string | null;
      trackingCode?: string | null;
    };
    NewAdminOrderHandOver: {
      code?: string | null;
      collectedBy?: string | null;
      reason?: string | null;
      tenders?: components["schemas"]["NewAdminCounterSaleTender"][];
    };
    AdminSettingMailServerChange: {
      version: number;
      value: {
        /** @enum {string} */
        provider: "none" | "aruba" | "gmail" | "ionos" | "libero" | "microsoft" | "register" | "other";
        address: string;
        host: string;
        port: number | null;
        user: string;
        password: string | null;
        currentPassword: string;
      };
    };
    NewOrderReturn: {
      /** @enum {string} */
      kind: "withdrawal" | "shop_return" | "guarantee" | "transport_damage";
      /** @enum {string} */
      outcome: "refund" | "exchange" | "repair";
      lines: components["schemas"]["NewAdminOrderReturnLine"][];
      reason?: string | null;
      /** @default [] */
      photoIds: string[];
      others?: {
        /** @enum {string} */
        kind: "withdrawal" | "shop_return" | "guarantee" | "transport_damage";
        /** @enum {string} */
        outcome: "refund" | "exchange" | "repair";
        lines: components["schemas"]["NewAdminOrderReturnLine"][];
        reason?: string | null;
        /** @default [] */
        photoIds: string[];
      }[];
    };
    CustomerBikeReminderChange: {
      wantsReminder: boolean;
    };
    NewAdminSettingHomePreview: {
      /** @enum {string} */
      language: "it" | "en";
      value: components["schemas"]["AdminSettingHomeChangeValue"];
    };
    AdminProductJobCardChange: {
      year?: number | null;
      isDecade?: boolean;
      kilometres?: number | null;
      owners?: number | null;
      serial?: string | null;
      grade?: ("A" | "B" | "C" | "D") | null;
      usage?: string | null;
      usageEn?: string | null;
      done?: string | null;
      doneEn?: string | null;
      workMinutes?: number | null;
      remains?: string | null;
      remainsEn?: string | null;
      testedBy?: string | null;
      testedOn?: string | null;
      version?: number | null;
      checks?: {
        /** @enum {string} */
        point: "alignment" | "joints" | "fork" | "paint" | "frontWheel" | "rearWheel" | "spokes" | "tyres" | "pads" | "brakeCables" | "braking" | "chain" | "sprockets" | "gears" | "bottomBracket" | "pedals" | "headset" | "stem" | "seatPost" | "saddle" | "racks" | "lights" | "bell" | "battery" | "batteryCycles" | "motor";
        verdict?: ("ok" | "replaced" | "watch" | "absent") | null;
        value?: number | null;
        note?: string | null;
        noteEn?: string | null;
      }[];
      marks?: {
        /** @enum {string} */
        side: "drive" | "left";
        x: number;
        y: number;
        title: string;
        titleEn?: string | null;
        text?: string | null;
        textEn?: string | null;
        photoUrl?: string | null;
      }[];
      by?: string | null;
    };
    NewAdminPriceChangePreview: {
      /** @enum {string} */
      target: "products" | "shelf" | "brand";
      shelf?: string | null;
      brand?: string | null;
      productIds?: number[];
      /** @enum {string} */
      kind: "percent_up" | "percent_down" | "amount_up" | "amount_down" | "written";
      percent?: number | null;
      amount?: string | number | null;
      prices?: components["schemas"]["NewAdminPriceChangePrice"][];
      /** @enum {string} */
      rounding: "cent" | "ninety" | "euro";
    };
    NewAdminBankCreditBook: {
      /** Format: uuid */
      orderId: string;
      /** @default true */
      reopen: boolean;
    };
    AdminProductSafetyBrandChange: {
      brand: string;
      makerId: number | null;
    };
    NewAdminProductPicture: {
      pictures: {
        imageUrl: string;
        fileName: string;
        position: number;
      }[];
    };
    NewOrderPayment: {
      /** @enum {string} */
      method: "card";
    };
    AdminWithdrawalChange: {
      /** @enum {string} */
      state: "received" | "in_return" | "goods_received" | "refunded" | "refused";
      stateNote?: string | null;
    };
    NewAdminBankCreditSplit: {
      parts: {
        /** Format: uuid */
        orderId: string;
        amount?: string | number;
      }[];
    };
    NewAdminBankCreditBookSure: {
      ids: string[];
    };
    AdminStockCountLineChange: {
      lines: {
        productId: number;
        size?: string | null;
        counted: number | null;
        reason?: string | null;
      }[];
    };
    AdminProductSafetyProductChange: {
      ids: number[];
      makerId?: (number | string) | null;
      warnings?: string | null;
      composition?: string | null;
      hasAnimalParts?: boolean;
      electric?: ("" | "no" | "mains" | "battery") | null;
      batteryChemistry?: string | null;
      batteryWattHours?: ((number | string) | null) | null;
      batteryPassport?: string | null;
    };
    AdminSettingProductSafetyChange: {
      version: number;
      value: {
        /** @enum {string} */
        needsMaker: "at_once" | "in_time" | "never";
        existingUntil: string | null;
      };
    };
    NewAdminUsedPurchaseVoid: {
      reason: string;
    };
    NewAdminIncomingPictureStep: {
      /** @enum {string} */
      step: "stop" | "resume" | "retry" | "forget";
      ids?: number[];
    };
    NewAdminIncomingPictureMatch: {
      fileNames: string[];
    };
    NewAdminOrderLateTransfer: {
      reopen?: boolean;
    };
    NewOrderPickupSlot: {
      /** Format: date-time */
      start: string;
    };
    NewOrderPaymentPaypal: {
      /** @enum {string} */
      instrument: "apple_pay" | "google_pay" | "card" | "pay_later" | "satispay";
    };
    OrderPlacedEvent: {
      /** Format: uuid */
      id: string;
      /** @constant */
      kind: "order.placed";
      /** Format: date-time */
      createdAt: string;
      object: components["schemas"]["OrderPlacedEventObject"];
      data: components["schemas"]["OrderPlacedEventData"];
    };
    OrderPlacedEventObject: {
      /** @constant */
      type: "order";
      id: string;
    };
    OrderPlacedEventData: {
      orderNumber: string;
      /** @enum {string} */
      orderStatus: "processing" | "shipped" | "delivered" | "cancelled";
      /** @enum {string} */
      paymentStatus: "pending" | "paid" | "refunded";
      /** @enum {string} */
      paymentMethod: "paypal" | "bank" | "gift_card" | "counter" | "card";
      /** @enum {string} */
      delivery: "courier" | "express" | "pickup";
      total: string;
      refunded: string;
    };
    OrderPaidEvent: {
      /** Format: uuid */
      id: string;
      /** @constant */
      kind: "order.paid";
      /** Format: date-time */
      createdAt: string;
      object: components["schemas"]["OrderPlacedEventObject"];
      data: components["schemas"]["OrderPlacedEventData"];
    };
    OrderShippedEvent: {
      /** Format: uuid */
      id: string;
      /** @constant */
      kind: "order.shipped";
      /** Format: date-time */
      createdAt: string;
      object: components["schemas"]["OrderPlacedEventObject"];
      data: {
        orderNumber: string;
        /** @enum {string} */
        orderStatus: "processing" | "shipped" | "delivered" | "cancelled";
        /** @enum {string} */
        paymentStatus: "pending" | "paid" | "refunded";
        /** @enum {string} */
        paymentMethod: "paypal" | "bank" | "gift_card" | "counter" | "card";
        /** @enum {string} */
        delivery: "courier" | "express" | "pickup";
        total: string;
        refunded: string;
        parcel: {
          number: number;
          /** @enum {string} */
          carrier: "brt" | "gls" | "poste" | "dhl" | "ups" | "fedex" | "other";
          trackingCode: string | null;
        } | null;
      };
    };
    OrderDeliveredEvent: {
      /** Format: uuid */
      id: string;
      /** @constant */
      kind: "order.delivered";
      /** Format: date-time */
      createdAt: string;
      object: components["schemas"]["OrderPlacedEventObject"];
      data: components["schemas"]["OrderPlacedEventData"];
    };
    OrderCancelledEvent: {
      /** Format: uuid */
      id: string;
      /** @constant */
      kind: "order.cancelled";
      /** Format: date-time */
      createdAt: string;
      object: components["schemas"]["OrderPlacedEventObject"];
      data: components["schemas"]["OrderPlacedEventData"];
    };
    OrderRefundedEvent: {
      /** Format: uuid */
      id: string;
      /** @constant */
      kind: "order.refunded";
      /** Format: date-time */
      createdAt: string;
      object: components["schemas"]["OrderPlacedEventObject"];
      data: {
        orderNumber: string;
        /** @enum {string} */
        orderStatus: "processing" | "shipped" | "delivered" | "cancelled";
        /** @enum {string} */
        paymentStatus: "pending" | "paid" | "refunded";
        /** @enum {string} */
        paymentMethod: "paypal" | "bank" | "gift_card" | "counter" | "card";
        /** @enum {string} */
        delivery: "courier" | "express" | "pickup";
        total: string;
        refunded: string;
        amount: string;
      };
    };
    ProductChangedEvent: {
      /** Format: uuid */
      id: string;
      /** @constant */
      kind: "product.changed";
      /** Format: date-time */
      createdAt: string;
      object: components["schemas"]["ProductChangedEventObject"];
      data: components["schemas"]["ProductChangedEventData"];
    };
    ProductChangedEventObject: {
      /** @constant */
      type: "product";
      id: string;
    };
    ProductChangedEventData: {
      productCode: string;
      gtin: string | null;
      name: string;
      category: string;
      price: string;
      isActive: boolean;
      isDeleted: boolean;
      available: number;
    };
    StockLowEvent: {
      /** Format: uuid */
      id: string;
      /** @constant */
      kind: "stock.low";
      /** Format: date-time */
      createdAt: string;
      object: components["schemas"]["ProductChangedEventObject"];
      data: components["schemas"]["ProductChangedEventData"];
    };
  };
  responses: {
    /** @description A refusal */
    Refusal: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Problem"];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getHome: {
    parameters: {
      query?: {
        lang?: "it" | "en";
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Home"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getShop: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Shop"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getPaymentMethods: {
    parameters: {
      query?: {
        total?: string | number;
        delivery?: "courier" | "express" | "pickup";
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentMethod"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getPostalCodesByCap: {
    parameters: {
      path: {
        cap: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostalCode"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getBoard: {
    parameters: {
      query?: {
        lang?: "it" | "en";
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Board"];
        };
      };
      /** @description As it is known already (If-None-Match) */
      304: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getPagesBySlug: {
    parameters: {
      path: {
        slug: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Page"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getLegalTextsByPage: {
    parameters: {
      query?: {
        version?: string | number;
      };
      path: {
        page: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LegalText"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getProducts: {
    parameters: {
      query?: {
        category?: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
        subcategory?: "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole";
        shelf?: string;
        q?: string;
        without?: string | string[];
        brand?: string | string[];
        frameSize?: string | string[];
        color?: string | string[];
        minPrice?: string | number;
        maxPrice?: string | number;
        inStock?: "true" | "false";
        fact?: string | string[];
        ids?: string | string[];
        sort?: "relevance" | "newest" | "price-low" | "price-high" | "name" | "rating";
        sold?: "last";
        models?: "one";
        bike?: string;
        own?: string | string[];
        lang?: "it" | "en";
        limit?: string | number;
        offset?: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GetProductsAnswer"][];
        };
      };
      /** @description As it is known already (If-None-Match) */
      304: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getProductsFacets: {
    parameters: {
      query?: {
        category?: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
        subcategory?: "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole";
        shelf?: string;
        q?: string;
        without?: string | string[];
        brand?: string | string[];
        frameSize?: string | string[];
        color?: string | string[];
        minPrice?: string | number;
        maxPrice?: string | number;
        inStock?: "true" | "false";
        fact?: string | string[];
        lang?: "it" | "en";
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductFacet"];
        };
      };
      /** @description As it is known already (If-None-Match) */
      304: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getProductsClosers: {
    parameters: {
      query: {
        ids: string | string[];
        missing: string | number;
        lang?: "it" | "en";
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerCartProduct"][];
        };
      };
      /** @description As it is known already (If-None-Match) */
      304: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getProductsCompanions: {
    parameters: {
      query: {
        ids: string | string[];
        lang?: "it" | "en";
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductCompanion"][];
        };
      };
      /** @description As it is known already (If-None-Match) */
      304: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getProductsById: {
    parameters: {
      query?: {
        lang?: "it" | "en";
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Product"];
        };
      };
      /** @description As it is known already (If-None-Match) */
      304: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getProductsByIdNearest: {
    parameters: {
      query?: {
        lang?: "it" | "en";
        size?: string;
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerCartProduct"][];
        };
      };
      /** @description As it is known already (If-None-Match) */
      304: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getProductsByIdRelated: {
    parameters: {
      query?: {
        lang?: "it" | "en";
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductRelated"];
        };
      };
      /** @description As it is known already (If-None-Match) */
      304: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getSearchSuggestions: {
    parameters: {
      query?: {
        q?: string;
        lang?: "it" | "en";
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SearchSuggestion"];
        };
      };
      /** @description As it is known already (If-None-Match) */
      304: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getShelves: {
    parameters: {
      query?: {
        lang?: "it" | "en";
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GetShelvesAnswer"][];
        };
      };
      /** @description As it is known already (If-None-Match) */
      304: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getShelvesBySlug: {
    parameters: {
      query?: {
        lang?: "it" | "en";
      };
      path: {
        slug: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Shelf"];
        };
      };
      /** @description As it is known already (If-None-Match) */
      304: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getProductsByIdSizeChart: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductSizeChart"];
        };
      };
      /** @description As it is known already (If-None-Match) */
      304: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getBikesQuestions: {
    parameters: {
      query?: {
        bike?: string;
        own?: string | string[];
        lang?: "it" | "en";
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BikeQuestion"];
        };
      };
      /** @description As it is known already (If-None-Match) */
      304: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getProductsByIdReviews: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductReview"][];
        };
      };
      /** @description As it is known already (If-None-Match) */
      304: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postProductsByIdReviews: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewProductReview"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostProductsByIdReviewsAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getReviews: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Review"];
        };
      };
      /** @description As it is known already (If-None-Match) */
      304: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getReviewPhotosById: {
    parameters: {
      query?: {
        size?: "small";
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "image/webp": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getProductsByIdRatingStats: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductRatingStat"];
        };
      };
      /** @description As it is known already (If-None-Match) */
      304: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postReviewPhotos: {
    requestBody: {
      content: {
        "multipart/form-data": string;
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostOrderAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putReviewsByIdHelpful: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ReviewHelpfulChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReviewHelpful"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getProductsByIdQuestions: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductQuestion"][];
        };
      };
      /** @description As it is known already (If-None-Match) */
      304: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postProductsByIdQuestions: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewProductQuestion"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostProductsByIdQuestionsAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getCustomerWishList: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerWishList"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postCustomerWishList: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCustomerWishList"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostCustomerWishListAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteCustomerWishListById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postCustomerWishListLink: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerWishListLink"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteCustomerWishListLink: {
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getWishListsByKey: {
    parameters: {
      path: {
        key: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WishList"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postCartCodes: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCartCode"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CartCode"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postGiftCardsBalance: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewGiftCardBalance"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GiftCardBalance"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postGiftCards: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewGiftCard"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GiftCard"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GiftCard"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postOrdersByOrderNumberGiftCardMail: {
    parameters: {
      query?: {
        k?: string;
      };
      path: {
        orderNumber: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminGiftCardMail"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GetOrdersByOrderNumberAnswerBoughtGiftCard"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postOrdersByOrderNumberGiftCardWithdrawal: {
    parameters: {
      query?: {
        k?: string;
      };
      path: {
        orderNumber: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewOrderCancel"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GetOrdersByOrderNumberAnswerBoughtGiftCard"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postOrders: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewOrderCheckout"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostOrdersAnswer"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostOrdersAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getOrdersByOrderNumber: {
    parameters: {
      query?: {
        k?: string;
      };
      path: {
        orderNumber: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GetOrdersByOrderNumberAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getOrdersByOrderNumberChanges: {
    parameters: {
      query?: {
        k?: string;
      };
      path: {
        orderNumber: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrderChange"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postOrdersByOrderNumberChanges: {
    parameters: {
      query?: {
        k?: string;
      };
      path: {
        orderNumber: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminOrderChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostAdminOrdersByIdChangesAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postOrdersByOrderNumberCancel: {
    parameters: {
      query?: {
        k?: string;
      };
      path: {
        orderNumber: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewOrderCancel"] | null;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrderChange"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getOrdersByOrderNumberReturns: {
    parameters: {
      query?: {
        k?: string;
      };
      path: {
        orderNumber: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OrderReturn"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postOrdersByOrderNumberReturns: {
    parameters: {
      query?: {
        k?: string;
      };
      path: {
        orderNumber: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewOrderReturn"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostOrdersByOrderNumberReturnsAnswer"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostOrdersByOrderNumberReturnsAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getOrdersByOrderNumberReturnsByCodeNote: {
    parameters: {
      query?: {
        k?: string;
      };
      path: {
        orderNumber: string;
        code: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postOrdersByOrderNumberReturnsByCodeCancel: {
    parameters: {
      query?: {
        k?: string;
      };
      path: {
        orderNumber: string;
        code: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GetOrdersByOrderNumberAnswerReturn"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postOrdersByOrderNumberReturnPhotos: {
    parameters: {
      query?: {
        k?: string;
      };
      path: {
        orderNumber: string;
      };
    };
    requestBody: {
      content: {
        "multipart/form-data": string;
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostOrderAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getOrdersByOrderNumberReturnPhotosById: {
    parameters: {
      query?: {
        k?: string;
      };
      path: {
        orderNumber: string;
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "image/webp": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getSetup: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Setup"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postOrder: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewOrder"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostOrderAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postOrdersByOrderNumberWallet: {
    parameters: {
      query?: {
        k?: string;
      };
      path: {
        orderNumber: string;
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostOrderAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postPayments: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewPayment"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Payment"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postOrdersByOrderNumberPayments: {
    parameters: {
      query?: {
        k?: string;
      };
      path: {
        orderNumber: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewOrderPayment"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Payment"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postWebhooksPaypal: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebhookPaypal"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postPaymentsEvents: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebhookPaypal"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postOrderByIdCapture: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Order"];
        };
      };
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Order"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getOrderById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Order"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteOrderById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Order"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postPaymentsByIdComplete: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Order"];
        };
      };
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Order"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getPaymentsById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Order"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deletePaymentsById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Order"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getReservations: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Reservation"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postWithdrawals: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewWithdrawal"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerWithdrawalWithdrawalReceipt"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getCustomerWithdrawals: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerWithdrawal"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getCustomerCart: {
    parameters: {
      query?: {
        lang?: "it" | "en";
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerCart"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postCustomerCart: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCustomerCart"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerCart"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteCustomerCartById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  patchCustomerCartById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CustomerCartChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerCart"];
        };
      };
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteCustomerCartClear: {
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAuthUser: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AuthUser"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postCustomerRegister: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCustomerRegister"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AuthUser"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postCustomerLogin: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCustomerLogin"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AuthUser"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postCustomerLogout: {
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postCustomerPasswordReset: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCustomerPasswordReset"];
      };
    };
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerPasswordReset"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postCustomerPasswordResetConfirm: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminInvitationAccept"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerPasswordResetConfirm"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putCustomerPassword: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["CustomerPasswordChange"];
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postCustomerEmailVerification: {
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerPasswordReset"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminStatus: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminStatus"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminLogin: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminLogin"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminStatus"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminLogout: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminStatus"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminInvitation: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminInvitation"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminInvitation"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminInvitationAccept: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminInvitationAccept"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminStatus"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminStaffLogin: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminStaffLogin"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminStatus"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminPasskeyLoginOptions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerExportProfile"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminPasskeyLogin: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminMePasskey"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminStatus"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getDemoMails: {
    parameters: {
      query?: {
        to?: string;
        limit?: string | number;
        offset?: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GetDemoMailsAnswer"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getDemoMailsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DemoMail"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getMailChoice: {
    parameters: {
      query: {
        token: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MailChoice"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getUnsubscribe: {
    parameters: {
      query: {
        token: string;
      };
    };
    responses: {
      /** @description Done */
      303: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postUnsubscribe: {
    parameters: {
      query: {
        token: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MailChoice"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getPickupSlots: {
    parameters: {
      query?: {
        productIds?: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PickupSlot"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postOrdersByOrderNumberPickupSlot: {
    parameters: {
      query?: {
        k?: string;
      };
      path: {
        orderNumber: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewOrderPickupSlot"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OrderPickupSlot"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getInvoicesOffer: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvoiceOffer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putOrdersByOrderNumberInvoice: {
    parameters: {
      query?: {
        k?: string;
        key?: string;
      };
      path: {
        orderNumber: string;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getOrdersByOrderNumberInvoices: {
    parameters: {
      query?: {
        k?: string;
        key?: string;
      };
      path: {
        orderNumber: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OrderInvoice"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getOrdersByOrderNumberInvoicesByIdPdf: {
    parameters: {
      query?: {
        k?: string;
        key?: string;
      };
      path: {
        orderNumber: string;
        id: string | number;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postNewsletter: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewNewsletter"];
      };
    };
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Newsletter"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postNewsletterConfirmation: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewNewsletterConfirmation"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MailChoice"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getDraftsByKey: {
    parameters: {
      path: {
        key: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Draft"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postDraftsByKeyOrder: {
    parameters: {
      path: {
        key: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewDraftOrder"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostOrdersAnswer"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostOrdersAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getDraftsByKeyQuotePdf: {
    parameters: {
      path: {
        key: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postPaymentsPaypal: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewPaymentPaypal"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentPaypal"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postOrdersByOrderNumberPaymentsPaypal: {
    parameters: {
      query?: {
        k?: string;
      };
      path: {
        orderNumber: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewOrderPaymentPaypal"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentPaypal"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postProductsByIdStockAlerts: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewProductStockAlert"];
      };
    };
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Newsletter"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getStockAlertsByToken: {
    parameters: {
      path: {
        token: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StockAlert"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postStockAlertsByToken: {
    parameters: {
      path: {
        token: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StockAlert"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteStockAlertsByToken: {
    parameters: {
      path: {
        token: string;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getPaymentsCardSetup: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PaymentCardSetup"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getWorkshopServices: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WorkshopService"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getWorkshopSlots: {
    parameters: {
      query: {
        service: string | number;
        from?: string;
        days?: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WorkshopSlot"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postWorkshopBookings: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewWorkshopBooking"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostWorkshopBookingsAnswer"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostWorkshopBookingsAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getWorkshopBookingsByNumber: {
    parameters: {
      query?: {
        key?: string;
      };
      path: {
        number: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WorkshopBooking"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteWorkshopBookingsByNumber: {
    parameters: {
      query?: {
        key?: string;
      };
      path: {
        number: string;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  patchWorkshopBookingsByNumber: {
    parameters: {
      query?: {
        key?: string;
      };
      path: {
        number: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WorkshopBookingChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WorkshopBooking"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getWorkshopBookingsByNumberCalendar: {
    parameters: {
      query?: {
        key?: string;
      };
      path: {
        number: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/calendar": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postWorkshopBookingsByNumberPhotos: {
    parameters: {
      query?: {
        key?: string;
      };
      path: {
        number: string;
      };
    };
    requestBody: {
      content: {
        "multipart/form-data": string;
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostOrderAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getWorkshopEstimatesByKey: {
    parameters: {
      path: {
        key: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WorkshopEstimate"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postWorkshopEstimatesByKey: {
    parameters: {
      path: {
        key: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewWorkshopEstimate"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WorkshopEstimate"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getWorkshopBillsByKey: {
    parameters: {
      path: {
        key: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WorkshopBill"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postWorkshopBillsByKey: {
    parameters: {
      path: {
        key: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WorkshopBillOrder"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WorkshopBillOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getCustomerAddresses: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerAddress"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postCustomerAddresses: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCustomerAddress"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerAddress"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putCustomerAddressesById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCustomerAddress"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerAddress"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteCustomerAddressesById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getCustomerPastOrders: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCustomerPastOrder"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getCustomerMe: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerMe"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putCustomerProfile: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["CustomerProfileChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AuthUser"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  patchAuthUserNotifications: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AuthUserNotificationChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AuthUser"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getCustomerOrders: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerOrder"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getCustomerSessions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerSession"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteCustomerSessions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeleteCustomerSessionsAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteCustomerSessionsById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getCustomerExport: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerExport"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteCustomer: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["CustomerChange"];
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getCustomerBikes: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerBike"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postCustomerBikes: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewCustomerBike"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerBike"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postCustomerBikesByIdCode: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerBikeCode"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteCustomerBikesByIdCode: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getCustomerBikesByIdHistory: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerBikeHistory"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putCustomerBikesByIdReminder: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CustomerBikeReminderChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerBikeHistory"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getCustomerNewsletter: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerNewsletter"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteCustomerNewsletter: {
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminStats: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminStat"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminTasks: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminTask"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSales: {
    parameters: {
      query?: {
        days?: "30" | "365";
        past?: "true" | "false";
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSale"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsHours: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingHour"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSettingsHours: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingHourChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminSettingsHoursAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsHoursVersions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingHour"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsLanguages: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingLanguage"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSettingsLanguages: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingLanguageChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminSettingsLanguagesAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsLanguagesVersions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingLanguage"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsOpening: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingOpening"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSettingsOpening: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingOpeningChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminSettingsOpeningAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsOpeningVersions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingOpening"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsSignIn: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingSignIn"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSettingsSignIn: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingSignInChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminSettingsSignInAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsSignInVersions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingSignIn"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminOpening: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOpening"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminSettingsHoursMoved: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingHourChangeValue"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingHourClosureCustomer"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsHoursClosuresByFromByToCustomers: {
    parameters: {
      path: {
        from: string;
        to: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingHourClosureCustomer"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminSettingsHoursClosuresByFromByToCustomers: {
    parameters: {
      path: {
        from: string;
        to: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostAdminWorkshopOutsideAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsFacts: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingFact"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSettingsFacts: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingFactChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminSettingsFactsAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsFactsVersions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingFact"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsPayments: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingPayment"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSettingsPayments: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingPaymentChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminSettingsPaymentsAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsPaymentsVersions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingPayment"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminPaymentsWalletTest: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminPaymentCardTest"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminPaymentsWallet: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminPaymentWallet"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsAppearance: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingAppearance"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSettingsAppearance: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingAppearanceChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminSettingsAppearanceAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsAppearanceVersions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingAppearance"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminSettingsAppearanceLogo: {
    requestBody: {
      content: {
        "multipart/form-data": string;
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminUpload"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsHome: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingHome"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSettingsHome: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingHomeChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminSettingsHomeAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsHomeVersions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingHome"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminSettingsHomePreview: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminSettingHomePreview"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingHomePreview"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminTexts: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminText"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminTextsByGroup: {
    parameters: {
      path: {
        group: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminTextChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminText"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminTextsByGroupVersions: {
    parameters: {
      path: {
        group: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminTextVersion"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminTextsByGroupPreview: {
    parameters: {
      path: {
        group: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminTextTrial"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminTextPreview"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminMarkdown: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminMarkdown"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMarkdown"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminTextsByGroupTrial: {
    parameters: {
      path: {
        group: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminTextTrial"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMailTest"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminActs: {
    parameters: {
      query?: {
        limit?: string | number;
        offset?: string | number;
        q?: string;
        actor?: "owner" | "staff" | "key" | "job" | "unknown";
        person?: string;
        from?: string;
        to?: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminAct"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminActsByKindById: {
    parameters: {
      query?: {
        limit?: string | number;
        offset?: string | number;
      };
      path: {
        kind: "order" | "product";
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminAct"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminProducts: {
    parameters: {
      query?: {
        category?: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
        subcategory?: "strada" | "mountain" | "elettrica" | "gravel" | "citta" | "pieghevole";
        shelf?: string;
        q?: string;
        without?: string | string[];
        brand?: string | string[];
        frameSize?: string | string[];
        color?: string | string[];
        minPrice?: string | number;
        maxPrice?: string | number;
        inStock?: "true" | "false";
        fact?: string | string[];
        ids?: string | string[];
        sort?: "relevance" | "newest" | "price-low" | "price-high" | "name" | "rating";
        sold?: "last";
        models?: "one";
        bike?: string;
        own?: string | string[];
        lang?: "it" | "en";
        limit?: string | number;
        offset?: string | number;
        isActive?: "true" | "false";
        lowStock?: "true" | "false";
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminProduct"][];
        };
      };
      /** @description As it is known already (If-None-Match) */
      304: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminProducts: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminProduct"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminProduct"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  patchAdminProducts: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminProductChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PatchAdminProductsAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminProductsCounts: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminProductCount"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminProductsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminProduct"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminProductsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PutAdminProductsByIdBody"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminProduct"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminProductsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminProductsByIdStock: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminProductStock"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminProduct"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminProductsByIdJobCard: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminProductJobCard"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  patchAdminProductsByIdJobCard: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminProductJobCardChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminProductJobCard"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminShelves: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminShelf"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminShelves: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminShelf"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminShelf"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminShelvesBySlug: {
    parameters: {
      path: {
        slug: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminShelfChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminShelf"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminShelvesBySlug: {
    parameters: {
      path: {
        slug: string;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminShelvesBySlugMerge: {
    parameters: {
      path: {
        slug: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminShelfMerge"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminShelf"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminFacts: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminFact"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminFacts: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminFact"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminFact"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminFactsByKey: {
    parameters: {
      path: {
        key: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminFactChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminFact"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminFactsByKey: {
    parameters: {
      path: {
        key: string;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSearchWords: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSearchWord"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminSearchWords: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminSearchWord"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSearchWord"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSearchWordsFinds: {
    parameters: {
      query: {
        meaning: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSearchWordFind"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSearchWordsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSearchWordChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSearchWord"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminSearchWordsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminUnfoundSearches: {
    parameters: {
      query?: {
        limit?: string | number;
        offset?: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminUnfoundSearch"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminUnfoundSearches: {
    parameters: {
      query: {
        q: string;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSizeCharts: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSizeChart"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSizeCharts: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSizeChartChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSizeChart"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminUpload: {
    parameters: {
      query?: {
        drawing?: "true" | "false";
      };
    };
    requestBody: {
      content: {
        "multipart/form-data": string;
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminUpload"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminImagesFocalPoint: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminImageFocalPoint"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminUpload"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminImageStatus: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminImageStatus"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminRestoreImages: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminRestoreImage"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminBackupImages: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminBackupImage"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminReviews: {
    parameters: {
      query?: {
        status?: "pending" | "approved";
        q?: string;
        limit?: string | number;
        offset?: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminReview"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminReviewsCounts: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminReviewCount"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminReviewsByIdApproval: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminReviewApprovalChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminReview"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminReviewsByIdAnswer: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminReviewAnswerChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminReview"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminReviewPhotosById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "image/webp": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminReviewPhotosById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminReviewsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminQuestions: {
    parameters: {
      query?: {
        q?: string;
        limit?: string | number;
        offset?: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminQuestion"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminQuestionsByIdAnswer: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminReviewAnswerChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminQuestion"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminQuestionsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminReductions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminReductionReduction"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminReductions: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminReduction"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminReduction"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminReductionsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminReduction"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminReductionsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminReduction"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminReduction"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminReductionsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminReductionsPreview: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminReductionPreview"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminReductionPreview"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminReductionsByIdEnd: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminReduction"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminProductsByIdPrices: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminProductPrice"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminCampaigns: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCampaignCampaign"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminCampaigns: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminCampaign"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCampaign"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminCampaignsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCampaign"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminCampaignsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminCampaignChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCampaign"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminCampaignsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminCampaignsByIdCodes: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminCampaignCode"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCampaign"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminCampaignsByIdEnd: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCampaign"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminPriceChangesPreview: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminPriceChangePreview"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminPriceChangePreview"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminPriceChanges: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminPriceChange"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminPriceEventChange"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminPriceChangesByIdUndo: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminPriceEventChange"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminPriceEvents: {
    parameters: {
      query?: {
        limit?: string | number;
        offset?: string | number;
        subject?: "prices" | "reduction" | "coupons" | "gift_card" | "delivery";
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminPriceEvent"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminDelivery: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminDelivery"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminDelivery: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminDeliveryChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminDelivery"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminGiftCards: {
    parameters: {
      query?: {
        q?: string;
        limit?: string | number;
        offset?: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GetAdminGiftCardsAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminGiftCards: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminGiftCard"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminGiftCard"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminGiftCard"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminGiftCardsById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminGiftCard"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminGiftCardsByIdBlock: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminGiftCardBlock"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminGiftCard"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminGiftCardsByIdMail: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminGiftCardMail"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminGiftCard"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminOrders: {
    parameters: {
      query?: {
        status?: "processing" | "shipped" | "delivered" | "cancelled";
        paymentStatus?: "pending" | "paid" | "refunded";
        paymentMethod?: "paypal" | "bank" | "gift_card" | "counter" | "card";
        task?: "to_confirm" | "to_ship" | "late" | "to_refund" | "payment_attention" | "hoarding";
        tag?: string;
        q?: string;
        from?: string;
        to?: string;
        moneyFrom?: string;
        moneyTo?: string;
        totalFrom?: string | number;
        totalTo?: string | number;
        category?: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
        person?: string;
        limit?: string | number;
        offset?: string | number;
        after?: string;
        sort?: "newest" | "urgent" | "due";
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": (components["schemas"]["GetAdminOrdersAnswer"] | components["schemas"]["GetAdminOrdersAnswer2"])[];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminOrderCounts: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrderCount"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminOrdersExport: {
    parameters: {
      query?: {
        status?: "processing" | "shipped" | "delivered" | "cancelled";
        paymentStatus?: "pending" | "paid" | "refunded";
        paymentMethod?: "paypal" | "bank" | "gift_card" | "counter" | "card";
        task?: "to_confirm" | "to_ship" | "late" | "to_refund" | "payment_attention" | "hoarding";
        tag?: string;
        q?: string;
        from?: string;
        to?: string;
        moneyFrom?: string;
        moneyTo?: string;
        totalFrom?: string | number;
        totalTo?: string | number;
        category?: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
        person?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminOrdersById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  patchAdminOrdersById: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PatchAdminOrdersByIdBody"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminOrdersByIdLateTransfer: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminOrderLateTransfer"] | null;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminOrdersByIdTransferReturned: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminOrdersByIdMails: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminOrderMail"];
      };
    };
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminOrdersByIdParcels: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminOrderParcel"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  patchAdminParcelsById: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminParcelChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminParcelsByIdSent: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminParcelSent"] | null;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminParcelsByIdDelivered: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminParcelsByIdUndo: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminOrdersByIdChanges: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrderChange"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminOrdersByIdChanges: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminOrderChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostAdminOrdersByIdChangesAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminOrdersByIdRefunds: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminOrderRefund"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminRefundsByIdRetry: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminRefundsByIdAccount: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminOrderChangeAccount"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminRefundsByIdDone: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminRefundDone"] | null;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminRefundsByIdPieces: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminRefundPiece"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminOrdersByIdNotes: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminOrderNote"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminOrderNotesById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminOrderTags: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrderTag"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminOrdersByIdTags: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminOrderTag"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminOrdersByIdTagsByName: {
    parameters: {
      path: {
        id: string;
        name: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminOrdersByIdWork: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminOrderWorkChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminReturns: {
    parameters: {
      query?: {
        state?: "open" | "announced" | "received" | "settled" | "refused" | "cancelled";
        q?: string;
        limit?: string | number;
        offset?: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrderReturn"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminOrdersByIdReturnOffer: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OrderReturn"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminOrdersByIdReturns: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminOrderReturn"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminReturnsByIdNote: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminReturnsByIdReceived: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminReturnsByIdRefuse: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminReturnRefuse"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminReturnsByIdCancel: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminReturnsByIdExchange: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminReturnExchange"] | null;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminReturnsByIdRepaired: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminReturnExchange"] | null;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminReturnsByIdPieces: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminRefundPiece"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOrder"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminReturnPhotosById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "image/webp": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminWithdrawals: {
    parameters: {
      query?: {
        state?: "open" | "received" | "in_return" | "goods_received" | "refunded" | "refused";
        q?: string;
        bare?: "true";
        limit?: string | number;
        offset?: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminWithdrawal"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  patchAdminWithdrawalsByReference: {
    parameters: {
      path: {
        reference: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminWithdrawalChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminWithdrawal"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminPaymentsAttention: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminPaymentAttention"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminPaymentsByIdSeen: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminApiKeys: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminApiKey"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminApiKeys: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminApiKey"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostAdminApiKeysAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminApiKeysByIdRevoke: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminApiKey"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminPassword: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminPasswordChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminPassword"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminLogoutEverywhere: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminStatus"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminCustomers: {
    parameters: {
      query?: {
        q?: string;
        limit?: string | number;
        offset?: string | number;
        after?: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GetAdminCustomersAnswer"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminCustomersById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCustomer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminCustomersById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminCustomersByIdExport: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerExportProfile"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminStaff: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminStaff"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminStaff: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminStaff"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminStaff"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminStaffByIdInvitation: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminStaff"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminStaffById: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminStaffChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminStaff"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminStaffById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminStaffByIdSessions: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeleteCustomerSessionsAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminMe: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMe"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminMeSessions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerSession"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminMeSessions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeleteCustomerSessionsAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminMeSessionsById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminMePassword: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminPasswordChange"];
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminMeCodeApp: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminMeCodeAppChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminMeCodeAppAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminMeCodeApp: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMeCodeApp"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminMeCodeApp: {
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminMePasskeysOptions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerExportProfile"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminMePasskeys: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminMePasskey"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMePasskey"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminMePasskeysById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminMeConfirm: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminLogin"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMeConfirm"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminMeConfirmOptions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CustomerExportProfile"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminMeConfirmPasskey: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminMePasskey"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMeConfirm"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminEventReceivers: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminEventReceiver"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminEventReceivers: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminEventReceiver"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostAdminEventReceiversAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminEventReceiversById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  patchAdminEventReceiversById: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminEventReceiverChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminEventReceiver"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminEventReceiversByIdSecret: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostAdminEventReceiversAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminEventReceiversByIdTest: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminEventReceiverEvent"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminEventReceiversByIdEvents: {
    parameters: {
      query?: {
        state?: "pending" | "delivered" | "failed";
        limit?: string | number;
        offset?: string | number;
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminEventReceiverEvent"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminOutgoingEventsByIdResend: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminEventReceiverEvent"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminMails: {
    parameters: {
      query?: {
        state?: "pending" | "held" | "sent" | "not_delivered" | "dead";
        limit?: string | number;
        offset?: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMail"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminMailsByIdRetry: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMail"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminMailsResendUndelivered: {
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMailResendUndelivered"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminMailsTest: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMailTest"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminTakingsByMonth: {
    parameters: {
      path: {
        month: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminTaking"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminTakingsByMonthMarginRegister: {
    parameters: {
      path: {
        month: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminTakingMarginRegister"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminTakingsByMonthPackage: {
    parameters: {
      path: {
        month: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/zip": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSalesBreakdown: {
    parameters: {
      query: {
        by: "category" | "brand" | "product" | "day" | "channel";
        from: string;
        to: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSaleBreakdown"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSalesBreakdownCsv: {
    parameters: {
      query: {
        by: "category" | "brand" | "product" | "day" | "channel";
        from: string;
        to: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSalesTakings: {
    parameters: {
      query: {
        from: string;
        to: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSaleTaking"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSalesTakingsCsv: {
    parameters: {
      query: {
        from: string;
        to: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminStockValue: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminStockValue"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminBankStatements: {
    requestBody: {
      content: {
        "application/octet-stream": string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminBankStatement"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminBankCredits: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminBankCredit"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminBankCreditsByIdBook: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminBankCreditBook"];
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminBankCreditsByIdSplit: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminBankCreditSplit"];
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminBankCreditsBookSure: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminBankCreditBookSure"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminBankCreditBookSure"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminBankCreditsById: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminBankCreditChange"];
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsPickup: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingPickup"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSettingsPickup: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingPickupChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminSettingsPickupAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsCounter: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingCounter"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSettingsCounter: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingCounterChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminSettingsCounterAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminOrdersByIdHandOver: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminOrderHandOver"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCounterSale"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminCounterLookup: {
    parameters: {
      query: {
        code: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCounterLookup"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminCounterSales: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminCounterSale"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCounterSale"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCounterSale"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminCounterDeposits: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminCounterDeposit"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCounterSale"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCounterSale"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminCounterDaysByDate: {
    parameters: {
      path: {
        date: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCounterDay"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminCounterDaysByDate: {
    parameters: {
      path: {
        date: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminCounterDayChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCounterDay"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminCounterDaysByDateLines: {
    parameters: {
      path: {
        date: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminCounterTickets: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCounterTicket"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminCounterTickets: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminCounterTicket"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCounterTicket"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminCounterTicket"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminCounterTicketsById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminMovedIn: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMovedIn"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminMovedIn: {
    parameters: {
      query: {
        mode: "preview" | "commit";
        onError?: "refuse" | "skip";
        fileName?: string;
      };
    };
    requestBody: {
      content: {
        "application/octet-stream": string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostAdminMovedInAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminMovedInById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMovedIn"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsMove: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingMove"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSettingsMove: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingMoveChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminSettingsMoveAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsInvoices: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingInvoice"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSettingsInvoices: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingInvoiceChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminSettingsInvoicesAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsInvoicesVersions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingInvoice"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminInvoices: {
    parameters: {
      query?: {
        year?: string;
        orderId?: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminInvoice"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminInvoiceRequestsByOrderId: {
    parameters: {
      path: {
        orderId: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminInvoiceRequest"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminInvoicesToSend: {
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/zip": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminInvoicesByIdXml: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/xml": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminInvoicesByIdPdf: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  patchAdminInvoicesById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminInvoiceChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminInvoice"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminInvoicesReceipts: {
    requestBody: {
      content: {
        "application/octet-stream": string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminInvoice"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsMailServer: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingMailServer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSettingsMailServer: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingMailServerChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminSettingsMailServerAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminMailsServer: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMailServer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminMedia: {
    parameters: {
      query?: {
        q?: string;
        use?: "used" | "unused" | "no_text";
        limit?: string | number;
        offset?: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMedia"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminMediaByName: {
    parameters: {
      path: {
        name: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMedia"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminMediaByName: {
    parameters: {
      path: {
        name: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminMediaChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMedia"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminMediaByName: {
    parameters: {
      path: {
        name: string;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminNewsletter: {
    parameters: {
      query?: {
        state?: "requested" | "confirmed" | "withdrawn";
        q?: string;
        limit?: string | number;
        offset?: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminNewsletter"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminNewsletterExport: {
    parameters: {
      query?: {
        state?: "requested" | "confirmed" | "withdrawn";
        q?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminNewsletterById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminDrafts: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminDraft"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminDrafts: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminDraft"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminDraft"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminDraft"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminDraftsById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminDraft"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminDraftsById: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminDraft"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminDraft"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminDraftsById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminDraftsByIdSend: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminDraft"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminOwnShop: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminOwnShop"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminOwnShop: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminOwnShopChange"];
      };
    };
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminOwnShopAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsApplePay: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingApplePay"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSettingsApplePay: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingApplePayChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminSettingsApplePayAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsApplePayVersions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingApplePay"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsPaypal: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingPaypal"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSettingsPaypal: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingPaypalChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminSettingsPaypalAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminFeeds: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminFeed"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminMakers: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMaker"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminMakers: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminMaker"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMaker"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMaker"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminMakersById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminMaker"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminMaker"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminMakersById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminProductSafetyIncomplete: {
    parameters: {
      query?: {
        missing?: "maker" | "euContact" | "fibres" | "battery";
        brand?: string;
        limit?: string | number;
        offset?: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminProductSafetyIncomplete"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminProductSafetyBrands: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminProductSafetyBrandChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminProductSafetyBrand"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminProductSafetyProducts: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminProductSafetyProductChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminProductSafetyBrand"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsProductSafety: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingProductSafety"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSettingsProductSafety: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingProductSafetyChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminSettingsProductSafetyAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsProductSafetyVersions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingProductSafety"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminViews: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminView"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminViews: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminView"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminView"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminViewsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminViewChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminView"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminViewsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsBackups: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingBackup"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSettingsBackups: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingBackupChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminSettingsBackupsAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsBackupsVersions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingBackup"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminBackups: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminBackup"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminStockAlerts: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminStockAlert"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminStockCounts: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GetAdminStockCountsAnswer"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminStockCounts: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminStockCount"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminStockCount"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminStockCount"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminStockCountsById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminStockCount"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminStockCountsById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminStockCountsByIdLines: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminStockCountLineChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminStockCount"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminStockCountsByIdBook: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminStockCount"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminGoodsReceived: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GetAdminGoodsReceivedAnswer"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminGoodsReceived: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminGoodsReceived"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminGoodsReceived"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminGoodsReceived"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminGoodsReceivedRead: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminGoodsReceivedRead"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminGoodsReceivedRead"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminGoodsReceivedById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminGoodsReceived"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminPriceLabels: {
    parameters: {
      query: {
        items: string;
        paper?: "sheet" | "roll";
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsStripe: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingStripe"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSettingsStripe: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingStripeChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminSettingsStripeAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminPaymentsCards: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminPaymentCard"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminPaymentsCardsTest: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminPaymentCardTest"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminActsByIdUndo: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminActUndo"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminActUndo"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminUsedPurchases: {
    parameters: {
      query?: {
        search?: string;
        productId?: string;
        limit?: string | number;
        offset?: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminUsedPurchase"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminUsedPurchases: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminUsedPurchase"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminUsedPurchase"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminUsedPurchase"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminUsedPurchasesCsv: {
    parameters: {
      query?: {
        search?: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminUsedPurchasesKnownFrame: {
    parameters: {
      query: {
        frame: string;
        except?: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminUsedPurchaseKnownFrame"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminUsedPurchasesById: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminUsedPurchase"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminUsedPurchasesById: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminUsedPurchaseChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminUsedPurchase"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminUsedPurchasesByIdPaper: {
    parameters: {
      query?: {
        language?: "it" | "en";
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminUsedPurchasesByIdVoid: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminUsedPurchaseVoid"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminUsedPurchase"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminWorkshopServices: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminWorkshopService"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminWorkshopServices: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminWorkshopService"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminWorkshopService"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminWorkshopServicesById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminWorkshopService"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminWorkshopService"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminWorkshopServicesById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminWorkshopWeek: {
    parameters: {
      query?: {
        from?: string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminWorkshopWeek"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminWorkshopOutside: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminWorkshopOutside"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminWorkshopOutside: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PostAdminWorkshopOutsideAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsWorkshop: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingWorkshop"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminSettingsWorkshop: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminSettingWorkshopChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PutAdminSettingsWorkshopAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminSettingsWorkshopVersions: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminSettingWorkshop"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminJobs: {
    parameters: {
      query?: {
        state?: "booked" | "arrived" | "estimate_sent" | "in_work" | "waiting_for_parts" | "ready" | "collected" | "cancelled";
        q?: string;
        limit?: string | number;
        offset?: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GetAdminJobsAnswer"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminJobs: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminJob"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminJob"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminJob"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminJobsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminJob"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  patchAdminJobsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminJobChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminJob"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminJobsByIdPhotosByPhoto: {
    parameters: {
      path: {
        id: string | number;
        photo: string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "image/webp": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminJobsByIdParts: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminJobPart"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminJob"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminJob"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminJobsByIdLabour: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminJobLabour"] | components["schemas"]["PostAdminJobsByIdLabourBody"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminJob"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminJobsByIdPartsByLine: {
    parameters: {
      path: {
        id: string | number;
        line: string | number;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminJobsByIdEstimate: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminJobEstimate"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminJob"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminJob"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminJobsByIdPhotos: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "multipart/form-data": string;
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminJob"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminJobsByIdHandOver: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminJobHandOver"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminJobHandOver"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminJobHandOver"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminImports: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GetAdminImportsAnswer"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminImportsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminImport"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminImportsByIdStop: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GetAdminImportsAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminImportsByIdUndo: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminImportUndo"];
      };
    };
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GetAdminImportsAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminImportMappings: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminImportMapping"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminImportMappings: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminImportMapping"];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminImportMapping"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminImportMappingsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminImportMappingChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminImportMapping"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminImportMappingsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminImportWords: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminImportWord"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminImportWords: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdminImportWordChange"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminImportWord"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  deleteAdminImportWordsById: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    responses: {
      /** @description Done */
      204: {
        headers: {
          [name: string]: unknown;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminIncomingPictures: {
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminIncomingPicture"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminIncomingPicturesSteps: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminIncomingPictureStep"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminIncomingPicture"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminIncomingPicturesMatch: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminIncomingPictureMatch"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminIncomingPictureMatch"][];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminProductsByIdPictures: {
    parameters: {
      path: {
        id: string | number;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminProductPicture"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminProductPicture"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminProductsExport: {
    parameters: {
      query?: {
        category?: "biciclette" | "bici-usate" | "componenti" | "abbigliamento" | "accessori";
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminProductsImport: {
    parameters: {
      query: {
        mode: "preview" | "commit";
        mapping?: ("auto" | "shop" | "sxt26" | "woocommerce" | "shopify" | "google" | "prestashop" | "prestashop_combinations" | "magento" | "bigcommerce" | "odoo" | "danea" | "ebay" | "square" | "amazon" | "list") | string;
        decimalSign?: "auto" | "," | ".";
        html?: "text" | "keep";
        netPrices?: "leave_out" | "add_vat" | "with_vat";
        texts?: "repair" | "keep";
        columns?: string;
        onError?: "refuse" | "skip";
        onPrice?: "refuse" | "skip" | "accept";
        confirmedLines?: string;
        onConflict?: "refuse" | "skip" | "overwrite";
        fileName?: string | null;
        respond?: "done" | "begun";
      };
    };
    requestBody: {
      content: {
        "text/csv": string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminImportReport"];
        };
      };
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GetAdminImportsAnswer"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminProductsImportWrongRows: {
    parameters: {
      query?: {
        mapping?: ("auto" | "shop" | "sxt26" | "woocommerce" | "shopify" | "google" | "prestashop" | "prestashop_combinations" | "magento" | "bigcommerce" | "odoo" | "danea" | "ebay" | "square" | "amazon" | "list") | string;
        columns?: string;
        decimalSign?: "auto" | "," | ".";
        html?: "text" | "keep";
        netPrices?: "leave_out" | "add_vat" | "with_vat";
        texts?: "repair" | "keep";
      };
    };
    requestBody: {
      content: {
        "text/csv": string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  getAdminProductsArchive: {
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/zip": string;
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  putAdminImagesByName: {
    parameters: {
      query: {
        sha256: string;
      };
      path: {
        name: string;
      };
    };
    requestBody: {
      content: {
        "image/webp": string;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminUpload"];
        };
      };
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminUpload"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  postAdminShelvesTake: {
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewAdminShelfTake"];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AdminShelfTake"];
        };
      };
      default: components["responses"]["Refusal"];
    };
  };
  onOrderPlaced: {
    parameters: {
      header: {
        "webhook-id": string;
        "webhook-timestamp": string;
        "webhook-signature": string;
        "Pedivella-Event": string;
        "Pedivella-Delivery": string;
        "Pedivella-Signature": string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderPlacedEvent"];
      };
    };
    responses: {
      /** @description It has arrived */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
      };
      /** @description It is sent again */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
      };
    };
  };
  onOrderPaid: {
    parameters: {
      header: {
        "webhook-id": string;
        "webhook-timestamp": string;
        "webhook-signature": string;
        "Pedivella-Event": string;
        "Pedivella-Delivery": string;
        "Pedivella-Signature": string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderPaidEvent"];
      };
    };
    responses: {
      /** @description It has arrived */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
      };
      /** @description It is sent again */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
      };
    };
  };
  onOrderShipped: {
    parameters: {
      header: {
        "webhook-id": string;
        "webhook-timestamp": string;
        "webhook-signature": string;
        "Pedivella-Event": string;
        "Pedivella-Delivery": string;
        "Pedivella-Signature": string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderShippedEvent"];
      };
    };
    responses: {
      /** @description It has arrived */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
      };
      /** @description It is sent again */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
      };
    };
  };
  onOrderDelivered: {
    parameters: {
      header: {
        "webhook-id": string;
        "webhook-timestamp": string;
        "webhook-signature": string;
        "Pedivella-Event": string;
        "Pedivella-Delivery": string;
        "Pedivella-Signature": string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderDeliveredEvent"];
      };
    };
    responses: {
      /** @description It has arrived */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
      };
      /** @description It is sent again */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
      };
    };
  };
  onOrderCancelled: {
    parameters: {
      header: {
        "webhook-id": string;
        "webhook-timestamp": string;
        "webhook-signature": string;
        "Pedivella-Event": string;
        "Pedivella-Delivery": string;
        "Pedivella-Signature": string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderCancelledEvent"];
      };
    };
    responses: {
      /** @description It has arrived */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
      };
      /** @description It is sent again */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
      };
    };
  };
  onOrderRefunded: {
    parameters: {
      header: {
        "webhook-id": string;
        "webhook-timestamp": string;
        "webhook-signature": string;
        "Pedivella-Event": string;
        "Pedivella-Delivery": string;
        "Pedivella-Signature": string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderRefundedEvent"];
      };
    };
    responses: {
      /** @description It has arrived */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
      };
      /** @description It is sent again */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
      };
    };
  };
  onProductChanged: {
    parameters: {
      header: {
        "webhook-id": string;
        "webhook-timestamp": string;
        "webhook-signature": string;
        "Pedivella-Event": string;
        "Pedivella-Delivery": string;
        "Pedivella-Signature": string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ProductChangedEvent"];
      };
    };
    responses: {
      /** @description It has arrived */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
      };
      /** @description It is sent again */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
      };
    };
  };
  onStockLow: {
    parameters: {
      header: {
        "webhook-id": string;
        "webhook-timestamp": string;
        "webhook-signature": string;
        "Pedivella-Event": string;
        "Pedivella-Delivery": string;
        "Pedivella-Signature": string;
      };
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StockLowEvent"];
      };
    };
    responses: {
      /** @description It has arrived */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
      };
      /** @description It is sent again */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
      };
    };
  };
}
