-- older programs: go on
CREATE TABLE "used_purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"bought_on" date NOT NULL,
	"seller_name" text NOT NULL,
	"seller_address" text NOT NULL,
	"seller_email" text,
	"tax_code" text,
	"document_kind" text NOT NULL,
	"document_number" text NOT NULL,
	"bicycle" text NOT NULL,
	"frame_number" text,
	"frame_key" text GENERATED ALWAYS AS (upper(regexp_replace(frame_number, '[^a-zA-Z0-9]', '', 'g'))) STORED,
	"price_cents" integer NOT NULL,
	"paid_by" text NOT NULL,
	"product_id" integer,
	"void_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "used_purchases_number" UNIQUE("number"),
	CONSTRAINT "used_purchases_one_product" UNIQUE("product_id"),
	CONSTRAINT "used_purchases_price" CHECK ("used_purchases"."price_cents" between 1 and 9999999),
	CONSTRAINT "used_purchases_cash" CHECK ("used_purchases"."paid_by" <> 'cash' or "used_purchases"."price_cents" < 500000),
	CONSTRAINT "used_purchases_paid_by" CHECK ("used_purchases"."paid_by" in ('cash', 'transfer', 'cheque', 'exchange')),
	CONSTRAINT "used_purchases_document" CHECK ("used_purchases"."document_kind" in ('identity_card', 'driving_licence', 'passport', 'residence_permit')),
	CONSTRAINT "used_purchases_void" CHECK ("used_purchases"."void_reason" is null or "used_purchases"."product_id" is null)
);
--> statement-breakpoint
ALTER TABLE "used_purchases" ADD CONSTRAINT "used_purchases_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_purchases_frame" ON "used_purchases" USING btree ("frame_key");--> statement-breakpoint
CREATE INDEX "used_purchases_email" ON "used_purchases" USING btree (lower("seller_email"));--> statement-breakpoint
CREATE OR REPLACE TRIGGER recorded AFTER INSERT OR UPDATE OR DELETE ON "used_purchases" FOR EACH ROW
	WHEN (current_setting('pedivella.actor', true) <> '' OR coalesce(current_setting('pedivella.program', true), '') = '')
	EXECUTE FUNCTION "record_change"('used_purchase', 'id', 'id', 'seller_name,seller_address,seller_email,tax_code,document_number,frame_number,frame_key', 'version', '');
