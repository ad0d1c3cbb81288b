-- older programs: go on
-- The day when units of a size are expected, and sold bicycles with their serial numbers and new owners. Programs of before write neither.
CREATE TABLE "sold_bicycles" (
	"order_id" uuid NOT NULL,
	"line_no" integer NOT NULL,
	"unit" integer NOT NULL,
	"serial_number" text,
	"handed_over_at" timestamp with time zone,
	"owner_id" uuid,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	CONSTRAINT "sold_bicycles_order_id_line_no_unit_pk" PRIMARY KEY("order_id","line_no","unit"),
	CONSTRAINT "sold_bicycles_code" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "product_sizes" ADD COLUMN "expected_on" date;--> statement-breakpoint
ALTER TABLE "sold_bicycles" ADD CONSTRAINT "sold_bicycles_owner_id_customers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_bicycles" ADD CONSTRAINT "sold_bicycles_order_id_line_no_order_items_order_id_line_no_fk" FOREIGN KEY ("order_id","line_no") REFERENCES "public"."order_items"("order_id","line_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sold_bicycles_owner" ON "sold_bicycles" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "product_sizes_expected" ON "product_sizes" USING btree ("expected_on") WHERE "product_sizes"."expected_on" is not null;
