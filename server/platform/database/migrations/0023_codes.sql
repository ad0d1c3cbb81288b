CREATE TABLE "campaigns" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"target" text NOT NULL,
	"shelf" text,
	"brand" text,
	"product_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"max_uses_per_customer" integer,
	"is_first_order" boolean DEFAULT false NOT NULL,
	"is_combinable" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_kind" CHECK ("campaigns"."kind" in ('percent','amount','delivery')),
	CONSTRAINT "campaigns_value" CHECK (case "campaigns"."kind" when 'percent' then "campaigns"."value" between 1 and 90 when 'amount' then "campaigns"."value" > 0 else "campaigns"."value" = 0 end),
	CONSTRAINT "campaigns_target" CHECK ("campaigns"."target" in ('all','products','shelf','brand')),
	CONSTRAINT "campaigns_minimum" CHECK ("campaigns"."minimum_cents" >= 0),
	CONSTRAINT "campaigns_span" CHECK ("campaigns"."ends_at" is null or "campaigns"."ends_at" >= "campaigns"."starts_at"),
	CONSTRAINT "campaigns_uses" CHECK ("campaigns"."max_uses" > 0 and "campaigns"."max_uses_per_customer" > 0)
);
--> statement-breakpoint
CREATE TABLE "code_uses" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"order_id" uuid,
	"checkout_id" uuid,
	"discount_cents" integer NOT NULL,
	"delivery_cents" integer NOT NULL,
	CONSTRAINT "code_uses_of" CHECK (("code_uses"."order_id" is null) <> ("code_uses"."checkout_id" is null)),
	CONSTRAINT "code_uses_cents" CHECK ("code_uses"."discount_cents" >= 0 and "code_uses"."delivery_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"code" text PRIMARY KEY NOT NULL,
	"campaign_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "codes_form" CHECK ("codes"."code" ~ '^[A-Z0-9][A-Z0-9-]{1,22}[A-Z0-9]$')
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_total";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "codes" text;--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "codes" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_shelf_shelves_slug_fk" FOREIGN KEY ("shelf") REFERENCES "public"."shelves"("slug") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_code_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_uses_code" ON "code_uses" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "code_uses_order" ON "code_uses" USING btree ("order_id","code") WHERE order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "code_uses_checkout" ON "code_uses" USING btree ("checkout_id","code") WHERE checkout_id is not null;--> statement-breakpoint
CREATE INDEX "codes_campaign" ON "codes" USING btree ("campaign_id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_discount" CHECK ("order_items"."discount_cents" between 0 and "order_items"."total_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK ("orders"."discount_cents" between 0 and "orders"."subtotal_cents" and ("orders"."discount_cents" = 0 or "orders"."codes" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total_cents" = "orders"."subtotal_cents" + "orders"."shipping_cents" - "orders"."discount_cents");--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_total" CHECK ("checkouts"."total_cents" = "checkouts"."subtotal_cents" + "checkouts"."shipping_cents" - "checkouts"."discount_cents");