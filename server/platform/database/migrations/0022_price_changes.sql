CREATE TABLE "price_change_items" (
	"change_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"before_cents" integer NOT NULL,
	"after_cents" integer NOT NULL,
	CONSTRAINT "price_change_items_change_id_product_id_pk" PRIMARY KEY("change_id","product_id"),
	CONSTRAINT "price_change_items_prices" CHECK ("price_change_items"."before_cents" > 0 and "price_change_items"."after_cents" > 0 and "price_change_items"."before_cents" <> "price_change_items"."after_cents")
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"shelf" text,
	"brand" text,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"rounding" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"kept" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "price_changes_target" CHECK ("price_changes"."target" in ('products','shelf','brand')),
	CONSTRAINT "price_changes_kind" CHECK ("price_changes"."kind" in ('percent_up','percent_down','amount_up','amount_down')),
	CONSTRAINT "price_changes_rounding" CHECK ("price_changes"."rounding" in ('cent','ninety','euro')),
	CONSTRAINT "price_changes_value" CHECK ("price_changes"."value" > 0),
	CONSTRAINT "price_changes_kept" CHECK ("price_changes"."kept" >= 0 and ("price_changes"."kept" = 0 or "price_changes"."undone_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "price_change_items" ADD CONSTRAINT "price_change_items_change_id_price_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."price_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_change_items" ADD CONSTRAINT "price_change_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;