CREATE TABLE "checkout_gift_cards" (
	"checkout_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "checkout_gift_cards_checkout_id_card_id_pk" PRIMARY KEY("checkout_id","card_id"),
	CONSTRAINT "checkout_gift_cards_cents" CHECK ("checkout_gift_cards"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_card_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"code_end" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_card_movements" (
	"id" serial PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"order_id" uuid,
	"ref" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_card_movements_once" UNIQUE("card_id","kind","ref"),
	CONSTRAINT "gift_card_movements_kind" CHECK (case "gift_card_movements"."kind" when 'issue' then "gift_card_movements"."cents" > 0 when 'give_back' then "gift_card_movements"."cents" > 0
        when 'spend' then "gift_card_movements"."cents" < 0 and "gift_card_movements"."order_id" is not null when 'take_off' then "gift_card_movements"."cents" < 0 else false end)
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid,
	"reason" text,
	"initial_cents" integer NOT NULL,
	"balance_cents" integer DEFAULT 0 NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"sender_name" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"send_on" date NOT NULL,
	"issued_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"sendings" integer DEFAULT 0 NOT NULL,
	"code_round" integer DEFAULT 1 NOT NULL,
	"blocked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_cards_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "gift_cards_from" CHECK (("gift_cards"."order_id" is null) = ("gift_cards"."reason" is not null)),
	CONSTRAINT "gift_cards_initial" CHECK ("gift_cards"."initial_cents" between 1 and 1000000),
	CONSTRAINT "gift_cards_balance" CHECK ("gift_cards"."balance_cents" between 0 and "gift_cards"."initial_cents"),
	CONSTRAINT "gift_cards_issued" CHECK ("gift_cards"."issued_at" is not null or ("gift_cards"."balance_cents" = 0 and "gift_cards"."sent_at" is null))
);
--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_vat_class";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_method";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_received";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_wallet_needs_payment";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_kind";--> statement-breakpoint
ALTER TABLE "order_vat" DROP CONSTRAINT "order_vat_class";--> statement-breakpoint
ALTER TABLE "order_vat" DROP CONSTRAINT "order_vat_margin";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_card_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sells_gift_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "gift_card_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "gift_card_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_gift_cards" ADD CONSTRAINT "checkout_gift_cards_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_gift_cards" ADD CONSTRAINT "checkout_gift_cards_card_id_gift_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_codes" ADD CONSTRAINT "gift_card_codes_card_id_gift_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_movements" ADD CONSTRAINT "gift_card_movements_card_id_gift_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_movements" ADD CONSTRAINT "gift_card_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkout_gift_cards_card" ON "checkout_gift_cards" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "gift_card_codes_card" ON "gift_card_codes" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "gift_card_codes_end" ON "gift_card_codes" USING btree ("code_end");--> statement-breakpoint
CREATE INDEX "gift_card_movements_order" ON "gift_card_movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "gift_cards_due" ON "gift_cards" USING btree ("send_on") WHERE issued_at is not null and sent_at is null;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_vat_class" CHECK ("order_items"."vat_class" in ('standard','reduced','super_reduced','margin','voucher'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_gift_card" CHECK ("orders"."gift_card_cents" between 0 and "orders"."total_cents"
        and ("orders"."payment_method" = 'gift_card') = ("orders"."total_cents" > 0 and "orders"."gift_card_cents" = "orders"."total_cents")
        and ("orders"."payment_method" <> 'gift_card' or "orders"."payment_status" <> 'pending'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sells_gift_card" CHECK (not "orders"."sells_gift_card" or ("orders"."gift_card_cents" = 0 and "orders"."codes" is null and "orders"."shipping_cents" = 0));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_method" CHECK ("orders"."payment_method" in ('paypal','bank','gift_card'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_received" CHECK ("orders"."received_cents" between 0 and "orders"."total_cents" - "orders"."gift_card_cents" and ("orders"."received_cents" = 0 or "orders"."payment_method" = 'bank'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_wallet_needs_payment" CHECK ("orders"."payment_method" <> 'paypal' or "orders"."payment_id" is not null);--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_gift_card" CHECK ("checkouts"."gift_card_cents" = 0 or ("checkouts"."gift_card_cents" > 0 and "checkouts"."gift_card_cents" < "checkouts"."total_cents"));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_gift_card" CHECK ("refunds"."gift_card_cents" between 0 and "refunds"."amount_cents" and ("refunds"."gift_card_cents" = 0 or "refunds"."order_id" is not null)
        and ("refunds"."kind" = 'gift_card') = ("refunds"."gift_card_cents" = "refunds"."amount_cents"));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_kind" CHECK ("refunds"."kind" in ('wallet','transfer','gift_card') and ("refunds"."kind" <> 'wallet' or "refunds"."payment_id" is not null));--> statement-breakpoint
ALTER TABLE "order_vat" ADD CONSTRAINT "order_vat_class" CHECK ("order_vat"."vat_class" in ('standard','reduced','super_reduced','margin','voucher'));--> statement-breakpoint
ALTER TABLE "order_vat" ADD CONSTRAINT "order_vat_margin" CHECK (("order_vat"."vat_class" in ('margin','voucher')) = ("order_vat"."rate" is null) and ("order_vat"."rate" is not null or "order_vat"."tax_cents" = 0));