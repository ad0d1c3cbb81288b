-- older programs: go on
CREATE TABLE "maker_brands" (
	"folded_brand" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"maker_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "safety_start" (
	"id" integer PRIMARY KEY NOT NULL,
	"day" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "makers" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "makers" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "product_safety" ADD COLUMN "composition" text;--> statement-breakpoint
ALTER TABLE "product_safety" ADD COLUMN "has_animal_parts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_safety" ADD COLUMN "electric" text;--> statement-breakpoint
ALTER TABLE "product_safety" ADD COLUMN "battery_chemistry" text;--> statement-breakpoint
ALTER TABLE "product_safety" ADD COLUMN "battery_watt_hours" integer;--> statement-breakpoint
ALTER TABLE "product_safety" ADD COLUMN "battery_passport" text;--> statement-breakpoint
ALTER TABLE "maker_brands" ADD CONSTRAINT "maker_brands_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "maker_brands_maker" ON "maker_brands" USING btree ("maker_id");--> statement-breakpoint
ALTER TABLE "makers" ADD CONSTRAINT "makers_request_key_unique" UNIQUE("request_key");--> statement-breakpoint
ALTER TABLE "product_safety" ADD CONSTRAINT "product_safety_electric" CHECK ("product_safety"."electric" in ('no', 'mains', 'battery'));--> statement-breakpoint
ALTER TABLE "product_safety" ADD CONSTRAINT "product_safety_watt_hours" CHECK ("product_safety"."battery_watt_hours" > 0);
--> statement-breakpoint
CREATE OR REPLACE TRIGGER recorded AFTER INSERT OR UPDATE OR DELETE ON "makers" FOR EACH ROW
	WHEN (current_setting('pedivella.actor', true) <> '' OR coalesce(current_setting('pedivella.program', true), '') = '')
	EXECUTE FUNCTION "record_change"('maker', 'name', 'id', 'address,email,eu_contact,request_key,request_hash', 'created_at', '');--> statement-breakpoint
CREATE OR REPLACE TRIGGER recorded AFTER INSERT OR UPDATE OR DELETE ON "maker_brands" FOR EACH ROW
	WHEN (current_setting('pedivella.actor', true) <> '' OR coalesce(current_setting('pedivella.program', true), '') = '')
	EXECUTE FUNCTION "record_change"('maker', 'brand', 'folded_brand', '', '', '');
